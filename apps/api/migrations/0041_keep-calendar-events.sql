CREATE TABLE "portal"."calendar_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."calendar_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"school_name" text NOT NULL,
	"category" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"all_day_event" boolean NOT NULL,
	"description" text NOT NULL,
	"application_definition_id" integer,
	"repeats" text NOT NULL,
	"repeats_until" date
);
--> statement-breakpoint
ALTER TABLE "portal"."calendar_events" ADD CONSTRAINT "calendar_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_of" ON "portal"."calendar_events" USING btree ("person_id","start");