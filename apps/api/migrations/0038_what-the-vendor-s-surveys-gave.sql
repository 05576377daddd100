CREATE TABLE "portal"."vendor_names" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_names_once" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "portal"."vendor_refusals" (
	"person_id" uuid NOT NULL,
	"config_id" integer NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_refusals_person_id_config_id_pk" PRIMARY KEY("person_id","config_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."vendor_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."vendor_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"config_id" integer NOT NULL,
	"vendor_result_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"areas" jsonb NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_results_once" UNIQUE("person_id","vendor_result_id")
);
--> statement-breakpoint
ALTER TABLE "portal"."vendor_names" ADD CONSTRAINT "vendor_names_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."vendor_refusals" ADD CONSTRAINT "vendor_refusals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."vendor_results" ADD CONSTRAINT "vendor_results_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_results_of" ON "portal"."vendor_results" USING btree ("person_id","config_id","completed_at" DESC NULLS LAST);