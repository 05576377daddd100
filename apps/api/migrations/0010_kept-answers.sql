CREATE TABLE "portal"."kept_answers" (
	"person_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_person_id_operation_key_pk" PRIMARY KEY("person_id","operation","key")
);
--> statement-breakpoint
ALTER TABLE "portal"."kept_answers" ADD CONSTRAINT "kept_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answers_made_at" ON "portal"."kept_answers" USING btree ("made_at");