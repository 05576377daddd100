CREATE TABLE "portal"."application_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."application_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"student_name" text NOT NULL,
	"token_digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	"word" text DEFAULT '' NOT NULL,
	"is_waived" boolean DEFAULT false NOT NULL,
	"letter_id" uuid,
	"letter_name" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "application_invitations_link" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "portal"."files" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "portal"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."application_invitations" ADD CONSTRAINT "application_invitations_task_id_application_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "portal"."application_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."application_invitations" ADD CONSTRAINT "application_invitations_letter_id_files_id_fk" FOREIGN KEY ("letter_id") REFERENCES "portal"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_invitations_one" ON "portal"."application_invitations" USING btree ("task_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "application_invitations_of" ON "portal"."application_invitations" USING btree ("application_id");