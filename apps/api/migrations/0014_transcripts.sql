CREATE TABLE "portal"."transcript_consents" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."transcript_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."transcript_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "portal"."transcript_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."transcript_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"ceeb" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"record" "bytea" NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transcript_records_once" UNIQUE("person_id","ceeb","is_complete")
);
--> statement-breakpoint
CREATE TABLE "portal"."transcript_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."transcript_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"application_id" integer NOT NULL,
	"college_id" integer NOT NULL,
	"ceeb" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"release_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."transcript_consents" ADD CONSTRAINT "transcript_consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."transcript_events" ADD CONSTRAINT "transcript_events_request_id_transcript_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "portal"."transcript_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."transcript_records" ADD CONSTRAINT "transcript_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."transcript_requests" ADD CONSTRAINT "transcript_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_events_of" ON "portal"."transcript_events" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_requests_once" ON "portal"."transcript_requests" USING btree ("person_id","college_id","type") WHERE status not in ('Failed', 'Canceled');--> statement-breakpoint
CREATE INDEX "transcript_requests_due" ON "portal"."transcript_requests" USING btree ("release_on") WHERE status = 'Pending';