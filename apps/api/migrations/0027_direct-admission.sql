CREATE TABLE "portal"."list_looks" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"asked" "bytea" NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."list_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."listed_students" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"student" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."list_looks" ADD CONSTRAINT "list_looks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;