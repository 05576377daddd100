CREATE TABLE "portal"."prospect_farewells" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."prospect_farewells_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"college_id" integer NOT NULL,
	"prospect" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "prospect_farewells_college" ON "portal"."prospect_farewells" USING btree ("college_id");