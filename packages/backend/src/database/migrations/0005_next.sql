ALTER TABLE "consultations" ADD COLUMN "astrologer_typing_until" timestamp with time zone;
ALTER TABLE "consultations" ADD COLUMN "astrologer_read_id" integer;