CREATE INDEX "application_invitations_task" ON "portal"."application_invitations" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "application_invitations_letter" ON "portal"."application_invitations" USING btree ("letter_id") WHERE letter_id is not null;--> statement-breakpoint
CREATE INDEX "application_tasks_file" ON "portal"."application_tasks" USING btree ("attachment_id") WHERE attachment_id is not null;--> statement-breakpoint
CREATE INDEX "applications_of" ON "portal"."applications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "assessment_answers_of" ON "portal"."assessment_answers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "career_plan_versions_revised_by" ON "portal"."career_plan_versions" USING btree ("revised_by_id") WHERE revised_by_id is not null;--> statement-breakpoint
CREATE INDEX "personal_statements_draft" ON "portal"."personal_statements" USING btree ("draft_file_id") WHERE draft_file_id is not null;--> statement-breakpoint
CREATE INDEX "personal_statements_final" ON "portal"."personal_statements" USING btree ("final_file_id") WHERE final_file_id is not null;--> statement-breakpoint
CREATE INDEX "transcript_requests_of" ON "portal"."transcript_requests" USING btree ("person_id");