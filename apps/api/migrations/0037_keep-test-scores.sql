CREATE TABLE "portal"."test_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."test_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"test_id" smallint NOT NULL,
	"subject" text,
	"taken_on" date NOT NULL,
	"scores" jsonb NOT NULL,
	"place" smallint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_scores_place" UNIQUE("person_id","place"),
	CONSTRAINT "test_scores_limit" CHECK (place between 1 and 250)
);
--> statement-breakpoint
ALTER TABLE "portal"."test_scores" ADD CONSTRAINT "test_scores_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_scores_subject" ON "portal"."test_scores" USING btree ("person_id","test_id","subject") WHERE subject is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_scores_day" ON "portal"."test_scores" USING btree ("person_id","test_id","taken_on") WHERE subject is null;