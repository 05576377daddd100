DROP INDEX "portal"."prospect_sendings_of_form";--> statement-breakpoint
ALTER TABLE "portal"."pool_forms" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."pool_forms" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "prospect_sendings_of_forms" ON "portal"."prospect_sendings" USING btree ("college_id","pool_form_id","id") WHERE pool_form_id is not null;