CREATE TABLE "catalog"."occupation_alternate_title" (
	"onet_code" text NOT NULL,
	"title" text NOT NULL,
	"short_title" text,
	CONSTRAINT "occupation_alternate_title_onet_code_title_pk" PRIMARY KEY("onet_code","title")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_cluster" (
	"onet_code" text NOT NULL,
	"cluster" text NOT NULL,
	"pathway" text NOT NULL,
	CONSTRAINT "occupation_cluster_onet_code_cluster_pathway_pk" PRIMARY KEY("onet_code","cluster","pathway")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_education" (
	"onet_code" text NOT NULL,
	"level" smallint NOT NULL,
	"percent" double precision NOT NULL,
	CONSTRAINT "occupation_education_onet_code_level_pk" PRIMARY KEY("onet_code","level")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_element" (
	"element" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_interest" (
	"onet_code" text PRIMARY KEY NOT NULL,
	"realistic" double precision NOT NULL,
	"investigative" double precision NOT NULL,
	"artistic" double precision NOT NULL,
	"social" double precision NOT NULL,
	"enterprising" double precision NOT NULL,
	"conventional" double precision NOT NULL,
	"holland_code" text
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_job_zone" (
	"onet_code" text PRIMARY KEY NOT NULL,
	"job_zone" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_knowledge" (
	"onet_code" text NOT NULL,
	"element" text NOT NULL,
	"importance" double precision NOT NULL,
	"level" double precision NOT NULL,
	CONSTRAINT "occupation_knowledge_onet_code_element_pk" PRIMARY KEY("onet_code","element")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_related" (
	"onet_code" text NOT NULL,
	"related_code" text NOT NULL,
	"tier" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "occupation_related_onet_code_related_code_pk" PRIMARY KEY("onet_code","related_code")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_reported_title" (
	"onet_code" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "occupation_reported_title_onet_code_title_pk" PRIMARY KEY("onet_code","title")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_skill" (
	"onet_code" text NOT NULL,
	"element" text NOT NULL,
	"importance" double precision NOT NULL,
	"level" double precision NOT NULL,
	CONSTRAINT "occupation_skill_onet_code_element_pk" PRIMARY KEY("onet_code","element")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_url_name" (
	"url_name" text PRIMARY KEY NOT NULL,
	"onet_code" text NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."projection" (
	"soc" text PRIMARY KEY NOT NULL,
	"employment" integer,
	"projected_employment" integer,
	"change_percent" double precision,
	"annual_openings" integer,
	"entry_education" text,
	"work_experience" text,
	"on_the_job_training" text
);
--> statement-breakpoint
CREATE TABLE "catalog"."program_url_name" (
	"url_name" text PRIMARY KEY NOT NULL,
	"cip" text NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."soc_group" (
	"soc" text PRIMARY KEY NOT NULL,
	"group_soc" text NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."wage" (
	"area_id" text NOT NULL,
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
	CONSTRAINT "wage_area_id_soc_pk" PRIMARY KEY("area_id","soc")
);
--> statement-breakpoint
CREATE TABLE "catalog"."wage_area" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"top_code" integer
);
--> statement-breakpoint
CREATE INDEX "occupation_url_name_code" ON "catalog"."occupation_url_name" USING btree ("onet_code");--> statement-breakpoint
CREATE INDEX "program_url_name_cip" ON "catalog"."program_url_name" USING btree ("cip");--> statement-breakpoint
CREATE INDEX "wage_soc" ON "catalog"."wage" USING btree ("soc");