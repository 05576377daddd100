CREATE TABLE "portal"."former_transition_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."former_transition_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"path_type" text NOT NULL,
	"plan_description_notes" text NOT NULL,
	"career_goal_notes" text NOT NULL,
	"support_notes" text NOT NULL,
	"next_transition_notes" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."transition_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."transition_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"path_type" text NOT NULL,
	"plan_description_notes" text NOT NULL,
	"career_goal_notes" text NOT NULL,
	"support_notes" text NOT NULL,
	"next_transition_notes" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transition_plans_once" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."former_transition_plans" ADD CONSTRAINT "former_transition_plans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."transition_plans" ADD CONSTRAINT "transition_plans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_transition_plans_newest" ON "portal"."former_transition_plans" USING btree ("person_id","saved_at" DESC NULLS LAST,"id" DESC NULLS LAST);