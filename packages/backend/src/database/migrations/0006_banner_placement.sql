ALTER TABLE "banners" RENAME COLUMN "place" TO "placement";
ALTER INDEX "banners_place_position_id_index" RENAME TO "banners_placement_position_id_index";
ALTER TABLE "live_streams" ADD COLUMN "paused_at" timestamp with time zone;
CREATE TABLE "staff_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_members_phone_unique" UNIQUE("phone")
);

CREATE TABLE "staff_recovery_codes" (
	"member_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_member_id_hash_pk" PRIMARY KEY("member_id","hash")
);

CREATE TABLE "staff_second_factors" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);

CREATE TABLE "staff_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"confirm_above_paise" integer NOT NULL,
	CONSTRAINT "one_staff_setting" CHECK ("staff_settings"."id" = 1)
);

ALTER TABLE "staff_sessions" ADD COLUMN "second_factor_at" timestamp with time zone;
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "staff_activity_phone_id_index" ON "staff_activity" USING btree ("phone","id");
CREATE INDEX "staff_activity_page_id_index" ON "staff_activity" USING btree ("page","id");
CREATE INDEX "staff_activity_row_id_id_index" ON "staff_activity" USING btree ("row_id","id");
CREATE INDEX "staff_activity_at_index" ON "staff_activity" USING btree ("at");
CREATE INDEX "staff_sessions_phone_index" ON "staff_sessions" USING btree ("phone");
INSERT INTO "staff_members" ("phone", "name", "added_at")
	SELECT "phone", '', now() FROM (SELECT "phone" FROM "staff_sessions" UNION SELECT "phone" FROM "staff_activity") AS "known"
	WHERE "phone" IS NOT NULL;
CREATE TABLE "catalogue_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"row_id" integer,
	"values" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	"author" text,
	"published_at" timestamp with time zone
);

CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"flat_paise" integer,
	"percent" integer,
	"max_paise" integer,
	"min_amount_paise" integer NOT NULL,
	"valid_until" timestamp with time zone,
	"first_recharge_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_takes_one_thing_off" CHECK (num_nonnulls("coupons"."flat_paise", "coupons"."percent") = 1),
	CONSTRAINT "coupon_percent" CHECK ("coupons"."percent" between 1 and 100)
);

CREATE TABLE "recharge_amounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_amounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount_paise" integer NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recharge_amounts_amountPaise_unique" UNIQUE("amount_paise")
);

CREATE INDEX "catalogue_versions_kind_row_id_id_index" ON "catalogue_versions" USING btree ("kind","row_id","id");
CREATE UNIQUE INDEX "one_catalogue_draft_per_row" ON "catalogue_versions" USING btree ("kind","row_id") WHERE "catalogue_versions"."published_at" is null;
ALTER TABLE "pictures" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;
ALTER TABLE "astrologers" ADD COLUMN "suspended_at" timestamp with time zone;
ALTER TABLE "astrologers" ADD COLUMN "suspended_because" text;
ALTER TABLE "customers" ADD COLUMN "blocked_at" timestamp with time zone;
ALTER TABLE "customers" ADD COLUMN "blocked_because" text;
CREATE TABLE "bank_accounts" (
	"astrologer_id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"ifsc" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "payout_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tds_basis_points" integer NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reference" text,
	CONSTRAINT "payout_run_in_order" CHECK ("payout_runs"."paid_at" is null or "payout_runs"."approved_at" is not null),
	CONSTRAINT "paid_payout_run_has_reference" CHECK (("payout_runs"."paid_at" is null) = ("payout_runs"."reference" is null)),
	CONSTRAINT "tds_percent" CHECK ("payout_runs"."tds_basis_points" between 0 and 2000)
);

CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"astrologer_id" integer NOT NULL,
	"earned_paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"ifsc" text NOT NULL,
	"returned_at" timestamp with time zone,
	"return_reason" text,
	CONSTRAINT "one_payout_per_run" UNIQUE("run_id","astrologer_id"),
	CONSTRAINT "payout_above_zero" CHECK ("payouts"."earned_paise" > "payouts"."tds_paise" and "payouts"."tds_paise" >= 0),
	CONSTRAINT "return_has_reason" CHECK (("payouts"."returned_at" is null) = ("payouts"."return_reason" is null))
);

ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "one_payout_run_to_approve" ON "payout_runs" USING btree (("approved_at" is null)) WHERE "payout_runs"."approved_at" is null;
CREATE INDEX "payout_runs_id_index" ON "payout_runs" USING btree ("id") WHERE "payout_runs"."paid_at" is null;
CREATE INDEX "payouts_astrologer_id_id_index" ON "payouts" USING btree ("astrologer_id","id");
CREATE TABLE "gateway_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"lines" integer NOT NULL,
	"report_payments_paise" bigint NOT NULL,
	"report_refunds_paise" bigint NOT NULL,
	"ledger_payments_paise" bigint NOT NULL,
	"ledger_refunds_paise" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_days_in_order" CHECK ("gateway_reports"."first_day" <= "gateway_reports"."last_day")
);

CREATE INDEX "consultations_requested_at_index" ON "consultations" USING btree ("requested_at");
CREATE INDEX "journals_created_at_id_index" ON "journals" USING btree ("created_at","id");
CREATE INDEX "payments_completed_at_index" ON "payments" USING btree ("completed_at");
CREATE INDEX "refunds_created_at_index" ON "refunds" USING btree ("created_at");
CREATE TABLE "tip_amounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tip_amounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount_paise" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "tip_amounts_amountPaise_unique" UNIQUE("amount_paise")
);
ALTER TABLE "sign_ins" ADD COLUMN "audience" text DEFAULT 'customer' NOT NULL;
CREATE TABLE "customer_notes" (
	"astrologer_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"note" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_notes_astrologer_id_customer_id_pk" PRIMARY KEY("astrologer_id","customer_id")
);

CREATE TABLE "price_limits" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"min_paise" integer NOT NULL,
	"max_paise" integer NOT NULL,
	CONSTRAINT "one_row_of_price_limits" CHECK ("price_limits"."id" = 1),
	CONSTRAINT "price_limits_in_order" CHECK ("price_limits"."min_paise" between 1 and "price_limits"."max_paise")
);

CREATE TABLE "quick_replies" (
	"astrologer_id" integer PRIMARY KEY NOT NULL,
	"texts" text[] DEFAULT '{}' NOT NULL
);

ALTER TABLE "consultations" ADD COLUMN "decline_reason" text;
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "customer_notes_customer_id_index" ON "customer_notes" USING btree ("customer_id");
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"astrologer_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"auth" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_astrologer_id_astrologers_id_fk" FOREIGN KEY ("astrologer_id") REFERENCES "public"."astrologers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "push_subscriptions_astrologer_id_saved_at_index" ON "push_subscriptions" USING btree ("astrologer_id","saved_at");
ALTER TABLE "alerts" ALTER COLUMN "astrologer_id" DROP NOT NULL;
ALTER TABLE "alerts" ADD COLUMN "stream_id" integer;
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_stream_id_live_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."live_streams"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customerId_streamId_unique" UNIQUE("customer_id","stream_id");
ALTER TABLE "alerts" ADD CONSTRAINT "one_alert_subject" CHECK (num_nonnulls("alerts"."astrologer_id", "alerts"."stream_id") = 1);
CREATE INDEX "alerts_stream_id_index" ON "alerts" USING btree ("stream_id");
ALTER TABLE "live_streams" DROP CONSTRAINT "live_stream_starts_before_it_ends";
DROP INDEX "show_planned_once";
CREATE UNIQUE INDEX "show_planned_once" ON "live_streams" USING btree ("astrologer_id","scheduled_at") WHERE "live_streams"."started_at" is not null or "live_streams"."ended_at" is null;
CREATE TABLE "customer_preferences" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"month_limit_paise" integer,
	"family" jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE "former_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"phone" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);

ALTER TABLE "sign_ins" ADD COLUMN "device" text DEFAULT '' NOT NULL;
ALTER TABLE "customer_preferences" ADD CONSTRAINT "customer_preferences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "former_numbers" ADD CONSTRAINT "former_numbers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "former_numbers_customer_id_index" ON "former_numbers" USING btree ("customer_id");
CREATE INDEX "former_numbers_phone_index" ON "former_numbers" USING btree ("phone");
CREATE TABLE "rate_limit_buckets" (
	"caller" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL
);

CREATE INDEX "rate_limit_buckets_filled_at_index" ON "rate_limit_buckets" USING btree ("filled_at");
CREATE INDEX "orders_with_address" ON "orders" USING btree ("placed_at") WHERE "orders"."address" ->> 'phone' <> '';
CREATE INDEX "sign_ins_expires_at_index" ON "sign_ins" USING btree ("expires_at");
ALTER TABLE "consultations" ADD COLUMN "astrologer_seen_at" timestamp with time zone;
ALTER TABLE "queue_entries" ADD COLUMN "missed_at" timestamp with time zone;
CREATE INDEX "missed_offers" ON "queue_entries" USING btree ("astrologer_id","missed_at") WHERE "queue_entries"."missed_at" is not null;
ALTER TABLE "product_variants" ALTER COLUMN "stock" SET DEFAULT 0;
ALTER TABLE "site_settings" ALTER COLUMN "id" SET DEFAULT 1;
ALTER TABLE "mantra_texts" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "mantra_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
ALTER TABLE "mantra_texts" ADD CONSTRAINT "mantra_texts_id_unique" UNIQUE("id");
ALTER TABLE "courses" ADD CONSTRAINT "course_is_reduced" CHECK ("courses"."discounted_price_paise" < "courses"."price_paise");
ALTER TABLE "product_variants" ADD CONSTRAINT "variant_is_reduced" CHECK ("product_variants"."discounted_price_paise" < "product_variants"."price_paise");
ALTER TABLE "consultations" ADD COLUMN "customer_typing_until" timestamp with time zone;
ALTER TABLE "consultations" ADD COLUMN "customer_read_id" integer;
CREATE INDEX "orders_by_phone" ON "orders" USING btree (right(regexp_replace("address" ->> 'phone', '[^0-9]', '', 'g'), 10));
CREATE INDEX "orders_by_name" ON "orders" USING gin (to_tsvector('simple', translate("address" ->> 'name', './-_@''’', '       ')));
