ALTER TABLE "portal"."letter_deliveries" ADD COLUMN "way" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."letter_deliveries" ADD COLUMN "put_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "letter_deliveries_to_put" ON "portal"."letter_deliveries" USING btree ("sent_at") WHERE way = 'sftp' and put_at is null;