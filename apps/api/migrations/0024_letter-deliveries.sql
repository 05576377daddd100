CREATE TABLE "portal"."letter_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"invitation_id" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "letter_deliveries_once" UNIQUE("invitation_id","number")
);
--> statement-breakpoint
ALTER TABLE "portal"."letter_deliveries" ADD CONSTRAINT "letter_deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."letter_deliveries" ADD CONSTRAINT "letter_deliveries_invitation_id_application_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "portal"."application_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_deliveries_of" ON "portal"."letter_deliveries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "letter_deliveries_again" ON "portal"."letter_deliveries" USING btree ("retry_at") WHERE retry_at is not null;