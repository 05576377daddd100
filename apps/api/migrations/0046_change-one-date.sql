CREATE TABLE "portal"."calendar_changed_dates" (
	"event_id" integer NOT NULL,
	"day" date NOT NULL,
	"start" text,
	"end" text,
	"all_day_event" boolean,
	"name" text,
	"school_name" text,
	"category" text,
	"description" text,
	CONSTRAINT "calendar_changed_dates_event_id_day_pk" PRIMARY KEY("event_id","day")
);
--> statement-breakpoint
ALTER TABLE "portal"."calendar_changed_dates" ADD CONSTRAINT "calendar_changed_dates_event_id_calendar_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "portal"."calendar_events"("id") ON DELETE cascade ON UPDATE no action;