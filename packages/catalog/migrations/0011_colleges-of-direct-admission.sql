CREATE TABLE "catalog"."direct_admission" (
	"college_id" integer NOT NULL,
	"entry_year" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "direct_admission_college_id_entry_year_pk" PRIMARY KEY("college_id","entry_year")
);
--> statement-breakpoint
ALTER TABLE "catalog"."direct_admission" ADD CONSTRAINT "direct_admission_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;