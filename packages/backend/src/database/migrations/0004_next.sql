CREATE TABLE "confirmed_networks" (
	"phone_hmac" text NOT NULL,
	"network_hmac" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmed_networks_phone_hmac_network_hmac_pk" PRIMARY KEY("phone_hmac","network_hmac")
);

ALTER TABLE "gst_settings" ADD COLUMN "real_money" boolean;
ALTER TABLE "otp_challenges" ADD COLUMN "request_hash" text;
ALTER TABLE "otp_challenges" ADD COLUMN "is_sent" boolean DEFAULT true NOT NULL;
ALTER TABLE "otp_challenges" ADD COLUMN "resend_seconds" integer DEFAULT 30 NOT NULL;
ALTER TABLE "otp_challenges" ADD COLUMN "foreign_attempts" integer DEFAULT 0 NOT NULL;
CREATE INDEX "confirmed_networks_network_hmac_last_at_index" ON "confirmed_networks" USING btree ("network_hmac","last_at");
CREATE INDEX "confirmed_networks_last_at_index" ON "confirmed_networks" USING btree ("last_at");
CREATE INDEX "otp_challenges_created_at_index" ON "otp_challenges" USING btree ("created_at");