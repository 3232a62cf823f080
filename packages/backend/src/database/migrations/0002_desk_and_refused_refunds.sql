CREATE TABLE "desk_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"phone" text,
	"page" text NOT NULL,
	"act" text NOT NULL,
	"about" integer
);

CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

DROP INDEX "refunds_next_check_at_index";
ALTER TABLE "refunds" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "refunds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
ALTER TABLE "refunds" ADD COLUMN "refused_at" timestamp with time zone;
ALTER TABLE "refunds" ADD COLUMN "refusal" text;
ALTER TABLE "refunds" ADD COLUMN "hand_reference" text;
ALTER TABLE "simulator_orders" ADD COLUMN "is_refundable" boolean DEFAULT true NOT NULL;
CREATE INDEX "staff_sessions_expires_at_index" ON "staff_sessions" USING btree ("expires_at");
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."completed_at" is null and "refunds"."refused_at" is null;
CREATE INDEX "refunds_refused_at_index" ON "refunds" USING btree ("refused_at") WHERE "refunds"."refused_at" is not null;
CREATE INDEX "refunds_completed_at_index" ON "refunds" USING btree ("completed_at") WHERE "refunds"."hand_reference" is not null;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_number_unique" UNIQUE("number");
ALTER TABLE "refunds" ADD CONSTRAINT "refund_in_one_state" CHECK (num_nonnulls("refunds"."refused_at", "refunds"."completed_at") < 2);
ALTER TABLE "refunds" ADD CONSTRAINT "refund_refused_for_a_reason" CHECK (num_nonnulls("refunds"."refused_at", "refunds"."refusal") <> 1);