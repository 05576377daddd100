CREATE TABLE "portal"."prospect_file_parts" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "prospect_file_parts_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "portal"."prospect_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"day" date NOT NULL,
	"rows" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "prospect_files_once" UNIQUE("college_id","day")
);
--> statement-breakpoint
CREATE TABLE "portal"."prospect_sendings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."prospect_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"college_id" integer NOT NULL,
	"action" text NOT NULL,
	"source" text NOT NULL,
	"prospect_id" integer,
	"change_id" integer,
	"pool_form_id" integer,
	"told" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "prospect_sendings_of_file" UNIQUE("file_id","prospect_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."prospect_file_parts" ADD CONSTRAINT "prospect_file_parts_file_id_prospect_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."prospect_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."prospect_sendings" ADD CONSTRAINT "prospect_sendings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."prospect_sendings" ADD CONSTRAINT "prospect_sendings_file_id_prospect_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."prospect_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_files_waiting" ON "portal"."prospect_files" USING btree ("made_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prospect_sendings_of_form" ON "portal"."prospect_sendings" USING btree ("pool_form_id","college_id") WHERE pool_form_id is not null;--> statement-breakpoint
CREATE INDEX "prospect_sendings_of_prospect" ON "portal"."prospect_sendings" USING btree ("prospect_id","id");--> statement-breakpoint
CREATE INDEX "prospect_sendings_person" ON "portal"."prospect_sendings" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "prospects_of_college" ON "portal"."prospects" USING btree ("application_definition_id","id");