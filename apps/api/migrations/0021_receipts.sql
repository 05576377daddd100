CREATE TABLE "portal"."receipts" (
	"reference" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" integer NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"college_id" integer,
	"part" text,
	"title" text DEFAULT '' NOT NULL,
	"recipient_name" text,
	"recipient_email" text,
	"sent_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal"."receipts" ADD CONSTRAINT "receipts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_once" ON "portal"."receipts" USING btree ("person_id","kind","subject","version");--> statement-breakpoint
CREATE INDEX "receipts_of" ON "portal"."receipts" USING btree ("person_id","sent_at");