CREATE TABLE "portal"."person_deletions" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."person_deletions" ADD CONSTRAINT "person_deletions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_deletions_due" ON "portal"."person_deletions" USING btree ("delete_after");