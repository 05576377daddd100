CREATE TABLE "portal"."draft_keys" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."draft_keys" ADD CONSTRAINT "draft_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;