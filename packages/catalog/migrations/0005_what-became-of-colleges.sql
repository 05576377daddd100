ALTER TABLE "catalog"."college_closure" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "catalog"."college_closure" ADD COLUMN "announced_on" text;--> statement-breakpoint
ALTER TABLE "catalog"."college_closure" ADD COLUMN "successor_id" integer;--> statement-breakpoint
ALTER TABLE "catalog"."college_closure" ADD COLUMN "successor_name" text;