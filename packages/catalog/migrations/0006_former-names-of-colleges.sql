CREATE TABLE "catalog"."college_former_name" (
	"college_id" integer NOT NULL,
	"name" text NOT NULL,
	"year" integer,
	CONSTRAINT "college_former_name_college_id_name_pk" PRIMARY KEY("college_id","name")
);
--> statement-breakpoint
ALTER TABLE "catalog"."college_former_name" ADD CONSTRAINT "college_former_name_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;