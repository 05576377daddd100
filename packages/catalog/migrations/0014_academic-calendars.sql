CREATE TABLE "catalog"."academic_date" (
	"college_id" integer NOT NULL,
	"academic_year" text NOT NULL,
	"term" text NOT NULL,
	"event" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "academic_date_college_id_starts_on_term_event_pk" PRIMARY KEY("college_id","starts_on","term","event")
);
--> statement-breakpoint
ALTER TABLE "catalog"."academic_date" ADD CONSTRAINT "academic_date_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;