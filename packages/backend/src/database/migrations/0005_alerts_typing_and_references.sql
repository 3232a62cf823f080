CREATE TABLE "alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"astrologer_id" integer NOT NULL,
	"push_endpoint" text,
	"push_public_key" text,
	"push_auth" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"free_since" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alerts_customerId_astrologerId_unique" UNIQUE("customer_id","astrologer_id"),
	CONSTRAINT "whole_push_subscription" CHECK (num_nulls("alerts"."push_endpoint", "alerts"."push_public_key", "alerts"."push_auth") in (0, 3))
);

CREATE TABLE "push_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL
);

CREATE TABLE "push_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "consultations" ADD COLUMN "reference" text DEFAULT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)) NOT NULL;
ALTER TABLE "consultations" ADD COLUMN "shares_birth_details" boolean DEFAULT false NOT NULL;
ALTER TABLE "consultations" ADD COLUMN "first_question" text;
ALTER TABLE "consultations" ADD COLUMN "astrologer_typing_until" timestamp with time zone;
ALTER TABLE "consultations" ADD COLUMN "astrologer_read_id" integer;
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "alerts_astrologer_id_index" ON "alerts" USING btree ("astrologer_id");
CREATE INDEX "alerts_expires_at_index" ON "alerts" USING btree ("expires_at");
CREATE INDEX "push_outbox_created_at_index" ON "push_outbox" USING btree ("created_at");
CREATE INDEX "consultations_reference_index" ON "consultations" USING btree ("reference");