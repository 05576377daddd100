CREATE TABLE "portal"."career_plan_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."career_plan_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"is_complete" boolean NOT NULL,
	"school_year" text NOT NULL,
	"grade" integer,
	"revised_at" timestamp with time zone NOT NULL,
	"revised_by_id" uuid,
	"revised_by" text NOT NULL,
	CONSTRAINT "career_plan_versions_once" UNIQUE("person_id","version")
);
--> statement-breakpoint
CREATE TABLE "portal"."career_plans" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"revised_at" timestamp with time zone NOT NULL,
	"counts_for_grade_8" boolean NOT NULL,
	"counts_for_grade_10" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."career_plan_versions" ADD CONSTRAINT "career_plan_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."career_plan_versions" ADD CONSTRAINT "career_plan_versions_revised_by_id_people_id_fk" FOREIGN KEY ("revised_by_id") REFERENCES "portal"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."career_plans" ADD CONSTRAINT "career_plans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_plans_standing" ON "portal"."career_plans" USING btree ("person_id","is_complete","revised_at");