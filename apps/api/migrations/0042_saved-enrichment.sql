CREATE TABLE "portal"."saved_enrichment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."saved_enrichment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"code" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_enrichment_once" UNIQUE("person_id","code")
);
--> statement-breakpoint
ALTER TABLE "portal"."saved_enrichment" ADD CONSTRAINT "saved_enrichment_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_enrichment_newest" ON "portal"."saved_enrichment" USING btree ("person_id","saved_at" DESC NULLS LAST,"id" DESC NULLS LAST);