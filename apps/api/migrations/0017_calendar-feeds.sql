CREATE TABLE "portal"."calendar_feeds" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token_digest" "bytea" NOT NULL,
	"language" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_address" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "portal"."calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;