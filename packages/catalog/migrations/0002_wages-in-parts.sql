DROP TABLE "catalog"."wage" CASCADE;--> statement-breakpoint
DROP TABLE "catalog"."wage_area" CASCADE;