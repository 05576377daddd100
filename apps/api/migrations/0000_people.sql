CREATE SCHEMA IF NOT EXISTS "portal";
--> statement-breakpoint
CREATE TABLE "portal"."people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_issuer_subject" UNIQUE("issuer","subject")
);
