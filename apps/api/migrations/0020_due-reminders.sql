CREATE TABLE "portal"."reminder_choices" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"first_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."reminder_days" (
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"token_digest" "bytea",
	CONSTRAINT "reminder_days_person_id_day_pk" PRIMARY KEY("person_id","day"),
	CONSTRAINT "reminder_days_link" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "portal"."reminder_choices" ADD CONSTRAINT "reminder_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."reminder_days" ADD CONSTRAINT "reminder_days_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_days_by_day" ON "portal"."reminder_days" USING btree ("day");