CREATE TABLE "portal"."intents_to_enroll" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."intents_to_enroll_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"college_id" integer,
	"college_name" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"reason_notes" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."intents_to_enroll" ADD CONSTRAINT "intents_to_enroll_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "intents_to_enroll_once" ON "portal"."intents_to_enroll" USING btree ("person_id",coalesce("college_id"::text, lower("college_name")));