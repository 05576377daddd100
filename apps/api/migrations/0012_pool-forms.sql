CREATE TABLE "portal"."pool_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."pool_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"pool" text NOT NULL,
	"entry_year" integer NOT NULL,
	"eligible" boolean NOT NULL,
	"form" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_forms_once" UNIQUE("person_id","pool","entry_year"),
	CONSTRAINT "pool_forms_pool" CHECK ("portal"."pool_forms"."pool" in ('CRP', 'TAAP'))
);
--> statement-breakpoint
ALTER TABLE "portal"."pool_forms" ADD CONSTRAINT "pool_forms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;