ALTER TABLE "portal"."saved_careers" ADD COLUMN "nc_pay" integer;--> statement-breakpoint
ALTER TABLE "portal"."saved_careers" ADD COLUMN "nc_pay_of" text;--> statement-breakpoint
ALTER TABLE "portal"."saved_programs" ADD COLUMN "nc_colleges" integer;--> statement-breakpoint
ALTER TABLE "portal"."saved_programs" ADD COLUMN "nc_colleges_of" text;