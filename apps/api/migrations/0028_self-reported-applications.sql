CREATE TABLE "portal"."self_reported_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."self_reported_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"college_id" integer,
	"college_name" text NOT NULL,
	"submitted_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."self_reported_applications" ADD CONSTRAINT "self_reported_applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "self_reported_applications_once" ON "portal"."self_reported_applications" USING btree ("person_id",coalesce("college_id"::text, lower("college_name")));