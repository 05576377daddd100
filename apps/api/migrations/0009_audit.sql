CREATE TABLE "portal"."audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid,
	"actor" text NOT NULL,
	"actor_kind" text NOT NULL,
	"entity" text NOT NULL,
	"act" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."audit" ADD CONSTRAINT "audit_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of" ON "portal"."audit" USING btree ("owner_id");