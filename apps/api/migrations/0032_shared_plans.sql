CREATE TABLE "portal"."shared_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."shared_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"token_digest" "bytea" NOT NULL,
	"name" text NOT NULL,
	"parts" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "shared_plans_link" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "portal"."shared_plans" ADD CONSTRAINT "shared_plans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_plans_person" ON "portal"."shared_plans" USING btree ("person_id");