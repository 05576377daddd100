CREATE TABLE "portal"."search_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
