CREATE TABLE "portal"."prospect_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"details" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."prospect_changes" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "portal"."prospect_changes" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "portal"."prospect_details" ADD CONSTRAINT "prospect_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;