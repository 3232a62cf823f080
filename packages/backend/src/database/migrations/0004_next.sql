ALTER TABLE "gst_settings" ADD COLUMN "real_money" boolean;
ALTER TABLE "otp_challenges" ADD COLUMN "request_hash" text;
ALTER TABLE "otp_challenges" ADD COLUMN "is_sent" boolean DEFAULT true NOT NULL;
ALTER TABLE "otp_challenges" ADD COLUMN "resend_seconds" integer DEFAULT 30 NOT NULL;
ALTER TABLE "otp_challenges" ADD COLUMN "foreign_attempts" integer DEFAULT 0 NOT NULL;
ALTER TABLE "sign_ins" ADD COLUMN "network_hmac" text;
CREATE INDEX "otp_challenges_created_at_index" ON "otp_challenges" USING btree ("created_at");
CREATE INDEX "sign_ins_network_hmac_created_at_index" ON "sign_ins" USING btree ("network_hmac","created_at");