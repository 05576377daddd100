CREATE SCHEMA IF NOT EXISTS "identity";
--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" integer NOT NULL,
	"password_hash" text NOT NULL,
	"security_question" text NOT NULL,
	"security_answer_hash" text NOT NULL,
	"registration_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."artifacts" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"account_id" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "artifacts_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity"."audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"client_id" text,
	"address_digest" text
);
--> statement-breakpoint
CREATE TABLE "identity"."daily_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."keys" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_name_key" ON "identity"."accounts" USING btree ("user_name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_registration_key" ON "identity"."accounts" USING btree ("registration_key");--> statement-breakpoint
CREATE INDEX "accounts_email_key" ON "identity"."accounts" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "artifacts_grant_id" ON "identity"."artifacts" USING btree ("grant_id") WHERE grant_id is not null;--> statement-breakpoint
CREATE INDEX "artifacts_uid" ON "identity"."artifacts" USING btree ("uid") WHERE uid is not null;--> statement-breakpoint
CREATE INDEX "artifacts_user_code" ON "identity"."artifacts" USING btree ("user_code") WHERE user_code is not null;--> statement-breakpoint
CREATE INDEX "artifacts_account_id" ON "identity"."artifacts" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "artifacts_expires_at" ON "identity"."artifacts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_account" ON "identity"."audit" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "throttles_expires_at" ON "identity"."throttles" USING btree ("expires_at");