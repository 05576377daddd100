CREATE TABLE "portal"."next_step_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."next_step_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"pathway_id" integer NOT NULL,
	"step_number" integer NOT NULL,
	"responses" jsonb NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "next_step_answers_once" UNIQUE("person_id","pathway_id","step_number")
);
--> statement-breakpoint
CREATE TABLE "portal"."next_step_forms" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "next_step_forms_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "portal"."next_step_pathways" (
	"person_id" uuid NOT NULL,
	"pathway_id" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "next_step_pathways_person_id_pathway_id_pk" PRIMARY KEY("person_id","pathway_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."next_step_answers" ADD CONSTRAINT "next_step_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."next_step_forms" ADD CONSTRAINT "next_step_forms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."next_step_pathways" ADD CONSTRAINT "next_step_pathways_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;