CREATE TABLE "portal"."transcript_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"number" integer NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'made' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "transcript_deliveries_once" UNIQUE("request_id","number")
);
--> statement-breakpoint
DROP INDEX "portal"."transcript_requests_once";--> statement-breakpoint
ALTER TABLE "portal"."transcript_requests" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."transcript_deliveries" ADD CONSTRAINT "transcript_deliveries_request_id_transcript_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "portal"."transcript_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_requests_to_send" ON "portal"."transcript_requests" USING btree ("id") WHERE status = 'Released' or (status = 'Failed' and retry_at is not null);--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_requests_once" ON "portal"."transcript_requests" USING btree ("person_id","college_id","type") WHERE status <> 'Canceled' and (status <> 'Failed' or retry_at is not null);