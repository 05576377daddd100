ALTER TABLE "portal"."application_tasks" ADD COLUMN "attachment_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."application_tasks" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "portal"."application_tasks" ADD COLUMN "attachment_size" integer;--> statement-breakpoint
ALTER TABLE "portal"."application_tasks" ADD CONSTRAINT "application_tasks_attachment_id_files_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "portal"."files"("id") ON DELETE set null ON UPDATE no action;