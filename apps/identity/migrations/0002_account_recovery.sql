CREATE TABLE "identity"."reset_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reset_links_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "password_invalid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."reset_links" ADD CONSTRAINT "reset_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_links_account" ON "identity"."reset_links" USING btree ("account_id","created_at");