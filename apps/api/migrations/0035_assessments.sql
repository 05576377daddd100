CREATE TABLE "portal"."assessment_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."assessment_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_answers_once" UNIQUE("session_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."assessment_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."assessment_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"assessment_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"is_legacy" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."assessment_answers" ADD CONSTRAINT "assessment_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."assessment_answers" ADD CONSTRAINT "assessment_answers_session_id_assessment_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "portal"."assessment_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."assessment_sessions" ADD CONSTRAINT "assessment_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_sessions_one_open" ON "portal"."assessment_sessions" USING btree ("person_id","assessment_id") WHERE "portal"."assessment_sessions"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "assessment_sessions_completed" ON "portal"."assessment_sessions" USING btree ("person_id","assessment_id","completed_at" DESC NULLS LAST);