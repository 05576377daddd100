CREATE TABLE "catalog"."wage_metro" (
	"area_id" text NOT NULL,
	"area_name" text NOT NULL,
	"top_code" integer,
	"soc" text NOT NULL,
	"employment" integer,
	"jobs_per_1000" double precision,
	"annual_mean" integer,
	"annual_10th" integer,
	"annual_25th" integer,
	"annual_median" integer,
	"annual_75th" integer,
	"annual_90th" integer,
	"hourly_mean" double precision,
	"hourly_10th" double precision,
	"hourly_25th" double precision,
	"hourly_median" double precision,
	"hourly_75th" double precision,
	"hourly_90th" double precision,
	"missing" text NOT NULL,
	CONSTRAINT "wage_metro_area_id_soc_pk" PRIMARY KEY("area_id","soc")
);
--> statement-breakpoint
CREATE TABLE "catalog"."wage_national" (
	"area_id" text NOT NULL,
	"area_name" text NOT NULL,
	"top_code" integer,
	"soc" text NOT NULL,
	"employment" integer,
	"jobs_per_1000" double precision,
	"annual_mean" integer,
	"annual_10th" integer,
	"annual_25th" integer,
	"annual_median" integer,
	"annual_75th" integer,
	"annual_90th" integer,
	"hourly_mean" double precision,
	"hourly_10th" double precision,
	"hourly_25th" double precision,
	"hourly_median" double precision,
	"hourly_75th" double precision,
	"hourly_90th" double precision,
	"missing" text NOT NULL,
	CONSTRAINT "wage_national_area_id_soc_pk" PRIMARY KEY("area_id","soc")
);
--> statement-breakpoint
CREATE TABLE "catalog"."wage_state" (
	"area_id" text NOT NULL,
	"area_name" text NOT NULL,
	"top_code" integer,
	"soc" text NOT NULL,
	"employment" integer,
	"jobs_per_1000" double precision,
	"annual_mean" integer,
	"annual_10th" integer,
	"annual_25th" integer,
	"annual_median" integer,
	"annual_75th" integer,
	"annual_90th" integer,
	"hourly_mean" double precision,
	"hourly_10th" double precision,
	"hourly_25th" double precision,
	"hourly_median" double precision,
	"hourly_75th" double precision,
	"hourly_90th" double precision,
	"missing" text NOT NULL,
	CONSTRAINT "wage_state_area_id_soc_pk" PRIMARY KEY("area_id","soc")
);
--> statement-breakpoint
CREATE INDEX "wage_metro_soc" ON "catalog"."wage_metro" USING btree ("soc");--> statement-breakpoint
CREATE INDEX "wage_national_soc" ON "catalog"."wage_national" USING btree ("soc");--> statement-breakpoint
CREATE INDEX "wage_state_soc" ON "catalog"."wage_state" USING btree ("soc");