CREATE TABLE "portal"."ended_people" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
