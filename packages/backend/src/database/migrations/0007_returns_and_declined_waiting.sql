ALTER TABLE "order_items" ADD COLUMN "gst_percent" integer;
ALTER TABLE "order_items" ADD COLUMN "returned_quantity" integer;
ALTER TABLE "queue_entries" ADD COLUMN "confirmed_at" timestamp with time zone;
ALTER TABLE "queue_entries" ADD COLUMN "declined_at" timestamp with time zone;