CREATE TABLE "catalog"."school" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"county" text,
	"zip" text,
	"state_code" text,
	"control" text,
	"school_type" text,
	"grade_span" text,
	"website" text,
	"is_listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."school_code" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"ceeb_code" text,
	"nces_school_id" text,
	"name" text,
	"city" text,
	"county" text,
	"zip" text,
	"control" text
);
--> statement-breakpoint
CREATE TABLE "catalog"."zip_county" (
	"zip" text PRIMARY KEY NOT NULL,
	"county" text NOT NULL
);
