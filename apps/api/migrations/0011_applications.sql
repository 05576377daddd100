CREATE TABLE "portal"."application_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."application_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"task" text,
	"title" text,
	"position" integer NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"done_by" text,
	"due_on" date
);
--> statement-breakpoint
CREATE TABLE "portal"."applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"college_id" integer NOT NULL,
	"kind" text NOT NULL,
	"completed_at" timestamp with time zone,
	"due_on" date,
	"note" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "portal"."application_tasks" ADD CONSTRAINT "application_tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."applications" ADD CONSTRAINT "applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_tasks_once" ON "portal"."application_tasks" USING btree ("application_id","task");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "portal"."applications" USING btree ("person_id","college_id","kind") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "applications_removed" ON "portal"."applications" USING btree ("removed_at");