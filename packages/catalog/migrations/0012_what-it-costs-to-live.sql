CREATE TABLE "catalog"."basic_cost" (
	"item" text PRIMARY KEY NOT NULL,
	"monthly" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."fair_market_rent" (
	"county" text PRIMARY KEY NOT NULL,
	"one_bedroom" integer NOT NULL,
	"two_bedrooms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."health_plan_price" (
	"county" text PRIMARY KEY NOT NULL,
	"age_26" integer NOT NULL
);
