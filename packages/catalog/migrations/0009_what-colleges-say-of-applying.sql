CREATE TABLE "catalog"."college_application" (
	"college_id" integer NOT NULL,
	"kind" text NOT NULL,
	"opens_on" text,
	"early_on" text,
	"closes_on" text,
	"fee" integer,
	"address" text,
	"receives_transcripts" boolean,
	"source" text,
	CONSTRAINT "college_application_college_id_kind_pk" PRIMARY KEY("college_id","kind")
);
--> statement-breakpoint
ALTER TABLE "catalog"."college_application" ADD CONSTRAINT "college_application_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;