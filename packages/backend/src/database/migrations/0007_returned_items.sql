ALTER TABLE "order_items" ADD COLUMN "gst_percent" integer;
ALTER TABLE "order_items" ADD COLUMN "returned_quantity" integer;