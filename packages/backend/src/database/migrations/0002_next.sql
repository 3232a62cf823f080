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

CREATE INDEX "staff_sessions_expires_at_index" ON "staff_sessions" USING btree ("expires_at");