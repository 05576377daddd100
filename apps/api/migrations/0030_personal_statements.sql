CREATE TABLE "portal"."personal_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."personal_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"draft_file_id" uuid,
	"draft_name" text,
	"draft_size" integer,
	"draft_saved_at" timestamp with time zone,
	"final_file_id" uuid,
	"final_name" text,
	"final_size" integer,
	"final_saved_at" timestamp with time zone,
	CONSTRAINT "personal_statements_once" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."personal_statements" ADD CONSTRAINT "personal_statements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."personal_statements" ADD CONSTRAINT "personal_statements_draft_file_id_files_id_fk" FOREIGN KEY ("draft_file_id") REFERENCES "portal"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."personal_statements" ADD CONSTRAINT "personal_statements_final_file_id_files_id_fk" FOREIGN KEY ("final_file_id") REFERENCES "portal"."files"("id") ON DELETE set null ON UPDATE no action;