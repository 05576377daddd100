CREATE SCHEMA IF NOT EXISTS "catalog";
--> statement-breakpoint
CREATE TABLE "catalog"."college" (
	"id" integer PRIMARY KEY NOT NULL,
	"ope_id" text,
	"name" text NOT NULL,
	"alias" text,
	"street" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text,
	"county_fips" text,
	"county_name" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"website" text,
	"admissions_url" text,
	"financial_aid_url" text,
	"application_url" text,
	"net_price_calculator_url" text,
	"veterans_url" text,
	"disability_services_url" text,
	"sector_code" integer,
	"level_code" integer,
	"control_code" integer,
	"highest_offering_code" integer,
	"highest_degree_code" integer,
	"offers_undergraduate" boolean,
	"offers_graduate" boolean,
	"predominant_degree_code" integer,
	"title_iv_code" integer,
	"active_code" text,
	"is_active" boolean,
	"locale_code" integer,
	"size_category_code" integer,
	"carnegie_2021_code" integer,
	"carnegie_2025_code" integer,
	"system_name" text,
	"is_hbcu" boolean,
	"is_tribal" boolean,
	"has_medical_degree" boolean,
	"is_land_grant" boolean,
	"is_predominantly_black" boolean,
	"is_alaska_native_hawaiian_serving" boolean,
	"is_asian_pacific_serving" boolean,
	"is_hispanic_serving" boolean,
	"is_native_american_serving" boolean,
	"is_men_only" boolean,
	"is_women_only" boolean,
	"is_distance_only" boolean,
	"religion_code" integer,
	"calendar_code" integer,
	"open_admission" boolean
);
--> statement-breakpoint
CREATE TABLE "catalog"."college_closure" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"closed_on" text,
	"notice" text
);
--> statement-breakpoint
CREATE TABLE "catalog"."college_nickname" (
	"college_id" integer NOT NULL,
	"nickname" text NOT NULL,
	CONSTRAINT "college_nickname_college_id_nickname_pk" PRIMARY KEY("college_id","nickname")
);
--> statement-breakpoint
CREATE TABLE "catalog"."college_sector" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"sector" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."college_sport" (
	"college_id" integer NOT NULL,
	"sport" text NOT NULL,
	"men" boolean NOT NULL,
	"women" boolean NOT NULL,
	CONSTRAINT "college_sport_college_id_sport_pk" PRIMARY KEY("college_id","sport")
);
--> statement-breakpoint
CREATE TABLE "catalog"."college_url_name" (
	"url_name" text PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_admissions" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"admission_rate" double precision,
	"yield_rate" double precision,
	"applicants" integer,
	"applicants_men" integer,
	"applicants_women" integer,
	"admitted" integer,
	"admitted_men" integer,
	"admitted_women" integer,
	"enrolled" integer,
	"enrolled_full_time" integer,
	"enrolled_part_time" integer,
	"considers_gpa" integer,
	"considers_class_rank" integer,
	"considers_record" integer,
	"considers_college_prep" integer,
	"considers_recommendations" integer,
	"considers_competencies" integer,
	"considers_test_scores" integer,
	"considers_english_test" integer,
	"considers_other_test" integer,
	"considers_work_experience" integer,
	"considers_essay" integer,
	"considers_legacy" integer,
	"sat_submitters" integer,
	"share_sat_submitters" double precision,
	"act_submitters" integer,
	"share_act_submitters" double precision,
	"sat_reading_25" double precision,
	"sat_reading_50" double precision,
	"sat_reading_75" double precision,
	"sat_math_25" double precision,
	"sat_math_50" double precision,
	"sat_math_75" double precision,
	"act_25" double precision,
	"act_50" double precision,
	"act_75" double precision,
	"act_english_25" double precision,
	"act_english_50" double precision,
	"act_english_75" double precision,
	"act_math_25" double precision,
	"act_math_50" double precision,
	"act_math_75" double precision
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_aid" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"aid_cohort" integer,
	"share_any_grant" double precision,
	"average_grant" integer,
	"share_pell" double precision,
	"average_pell" integer,
	"share_federal_loan" double precision,
	"average_federal_loan" integer,
	"share_first_year_any_aid" double precision,
	"share_first_year_grant" double precision,
	"average_first_year_grant" integer,
	"share_first_year_pell" double precision,
	"share_first_year_college_grant" double precision,
	"average_first_year_college_grant" integer,
	"share_first_year_state_grant" double precision,
	"average_first_year_state_grant" integer,
	"share_first_year_loan" double precision,
	"average_first_year_loan" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_athletics" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"athletic_aid" integer,
	"athletic_aid_men" integer,
	"athletic_aid_women" integer,
	"athletic_aid_coed" integer,
	"sports_with_men" integer,
	"sports_with_women" integer,
	"athletic_association_name" text,
	"athletic_division" text,
	"athletic_conference" text
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_attendance" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"cost_of_attendance" integer,
	"cost_of_attendance_program" integer,
	"other_expenses_on_campus" integer,
	"other_expenses_off_campus" integer,
	"other_expenses_with_family" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_award_times" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"award_within_4_years" double precision,
	"award_within_6_years" double precision
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_completion" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"retention_rate_part_time_four_year" double precision,
	"retention_rate_part_time_two_year" double precision,
	"completion_rate_four_year" double precision,
	"completion_rate_two_year" double precision,
	"transfer_rate_four_year" double precision,
	"transfer_rate_two_year" double precision
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_debt" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"median_debt" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_earnings" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"earnings_6_years" integer,
	"earnings_10_years" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_enrollment" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"undergraduates" integer,
	"undergraduates_all" integer,
	"graduate_students" integer,
	"total_enrollment" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_fees_and_housing" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"application_fee" integer,
	"application_fee_graduate" integer,
	"offers_housing" boolean,
	"dormitory_capacity" integer,
	"first_years_live_on_campus" boolean,
	"board_plan_code" integer,
	"meals_per_week" integer,
	"room_charge" integer,
	"board_charge" integer,
	"combined_room_board_charge" integer,
	"tuition_varies_by_residency" boolean
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_graduation" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"retention_rate" double precision,
	"retention_year" integer,
	"graduation_rate" double precision,
	"graduation_year" integer,
	"pell_graduation_rate" double precision,
	"full_time_faculty" integer,
	"part_time_faculty" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_net_price" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"net_price" integer,
	"net_price_to_30000" integer,
	"net_price_to_48000" integer,
	"net_price_to_75000" integer,
	"net_price_to_110000" integer,
	"net_price_over_110000" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_net_price_recent" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"net_price_recent" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_services" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"affiliation_code" integer,
	"certificate_under_12_weeks" boolean,
	"certificate_under_1_year" boolean,
	"certificate_1_to_2_years" boolean,
	"offers_associate" boolean,
	"certificate_2_to_4_years" boolean,
	"offers_bachelor" boolean,
	"offers_post_bachelor" boolean,
	"offers_master" boolean,
	"offers_post_master" boolean,
	"offers_research_doctorate" boolean,
	"offers_professional_doctorate" boolean,
	"offers_other_doctorate" boolean,
	"full_time_undergraduates" boolean,
	"part_time_undergraduates" boolean,
	"credit_for_life_experience" boolean,
	"accepts_ap" boolean,
	"rotc" boolean,
	"rotc_army" boolean,
	"rotc_navy" boolean,
	"rotc_marine" boolean,
	"rotc_air_force" boolean,
	"study_abroad" boolean,
	"weekend_evening" boolean,
	"undergraduate_research" boolean,
	"teacher_certification" boolean,
	"transition_program" boolean,
	"career_counseling" boolean,
	"student_employment" boolean,
	"job_placement" boolean,
	"day_care" boolean,
	"online_undergraduate_courses" boolean,
	"online_undergraduate_programs" boolean,
	"online_graduate_courses" boolean,
	"online_graduate_programs" boolean,
	"yellow_ribbon" boolean,
	"credit_for_military_training" boolean,
	"veterans_contact" boolean,
	"veteran_organization" boolean,
	"dod_education_partner" boolean,
	"library" boolean,
	"adult_basic_education" boolean,
	"occupational_programs" boolean,
	"academic_programs" boolean,
	"developmental_programs" boolean,
	"athletic_association" boolean,
	"ncaa_member" boolean,
	"naia_member" boolean,
	"njcaa_member" boolean,
	"nscaa_member" boolean,
	"nccaa_member" boolean,
	"other_athletic_member" boolean,
	"football" boolean,
	"basketball" boolean,
	"baseball" boolean,
	"cross_country_track" boolean,
	"football_conference" integer,
	"basketball_conference" integer,
	"baseball_conference" integer,
	"cross_country_track_conference" integer,
	"disability_registered_code" integer,
	"share_disability_registered" double precision,
	"years_of_college_required" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_student_body" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"share_part_time" double precision,
	"share_men" double precision,
	"share_women" double precision,
	"share_white" double precision,
	"share_black" double precision,
	"share_hispanic" double precision,
	"share_asian" double precision,
	"share_american_indian" double precision,
	"share_pacific_islander" double precision,
	"share_two_or_more" double precision,
	"share_nonresident" double precision,
	"share_unknown_race" double precision,
	"share_age_25_or_older" double precision,
	"student_faculty_ratio" double precision
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_student_body_recent" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"share_white_recent" double precision,
	"share_black_recent" double precision,
	"share_hispanic_recent" double precision,
	"share_asian_recent" double precision,
	"share_american_indian_recent" double precision,
	"share_pacific_islander_recent" double precision,
	"share_pell_recent" double precision
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_tuition" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"tuition_in_state" integer,
	"tuition_out_of_state" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."figures_tuition_before" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"tuition_in_state_before" integer,
	"tuition_out_of_state_before" integer,
	"books_and_supplies" integer,
	"room_and_board_on_campus" integer,
	"room_and_board_off_campus" integer
);
--> statement-breakpoint
CREATE TABLE "catalog"."program" (
	"college_id" integer NOT NULL,
	"cip" text NOT NULL,
	"award_level" smallint NOT NULL,
	"awards" integer NOT NULL,
	CONSTRAINT "program_college_id_cip_award_level_pk" PRIMARY KEY("college_id","cip","award_level")
);
--> statement-breakpoint
CREATE TABLE "catalog"."program_family" (
	"college_id" integer NOT NULL,
	"family" text NOT NULL,
	"share_of_awards" double precision,
	"certificate_under_1_year" smallint,
	"certificate_1_to_2_years" smallint,
	"associate" smallint,
	"certificate_2_to_4_years" smallint,
	"bachelor" smallint,
	CONSTRAINT "program_family_college_id_family_pk" PRIMARY KEY("college_id","family")
);
--> statement-breakpoint
CREATE TABLE "catalog"."cip" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."cip_soc" (
	"cip" text NOT NULL,
	"soc" text NOT NULL,
	CONSTRAINT "cip_soc_cip_soc_pk" PRIMARY KEY("cip","soc")
);
--> statement-breakpoint
CREATE TABLE "catalog"."cluster_major" (
	"cip" text PRIMARY KEY NOT NULL,
	"cluster" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."code_label" (
	"field" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "code_label_field_code_pk" PRIMARY KEY("field","code")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation" (
	"onet_code" text PRIMARY KEY NOT NULL,
	"soc" text,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."soc" (
	"soc" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."zip" (
	"zip" text PRIMARY KEY NOT NULL,
	"place" text,
	"state" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."dataset" (
	"key" text PRIMARY KEY NOT NULL,
	"year" text NOT NULL,
	"rows" integer NOT NULL,
	"origin" text NOT NULL,
	"file" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."institution_photo" (
	"college_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"content" "bytea" NOT NULL,
	CONSTRAINT "institution_photo_college_id_name_pk" PRIMARY KEY("college_id","name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."institution_profile" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"reported_on" text
);
--> statement-breakpoint
CREATE TABLE "catalog"."version" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shipped" text NOT NULL,
	"revision" integer NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog"."college_closure" ADD CONSTRAINT "college_closure_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."college_nickname" ADD CONSTRAINT "college_nickname_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."college_sector" ADD CONSTRAINT "college_sector_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."college_sport" ADD CONSTRAINT "college_sport_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."college_url_name" ADD CONSTRAINT "college_url_name_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_admissions" ADD CONSTRAINT "figures_admissions_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_aid" ADD CONSTRAINT "figures_aid_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_athletics" ADD CONSTRAINT "figures_athletics_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_attendance" ADD CONSTRAINT "figures_attendance_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_award_times" ADD CONSTRAINT "figures_award_times_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_completion" ADD CONSTRAINT "figures_completion_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_debt" ADD CONSTRAINT "figures_debt_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_earnings" ADD CONSTRAINT "figures_earnings_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_enrollment" ADD CONSTRAINT "figures_enrollment_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_fees_and_housing" ADD CONSTRAINT "figures_fees_and_housing_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_graduation" ADD CONSTRAINT "figures_graduation_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_net_price" ADD CONSTRAINT "figures_net_price_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_net_price_recent" ADD CONSTRAINT "figures_net_price_recent_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_services" ADD CONSTRAINT "figures_services_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_student_body" ADD CONSTRAINT "figures_student_body_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_student_body_recent" ADD CONSTRAINT "figures_student_body_recent_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_tuition" ADD CONSTRAINT "figures_tuition_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."figures_tuition_before" ADD CONSTRAINT "figures_tuition_before_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."program" ADD CONSTRAINT "program_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."program_family" ADD CONSTRAINT "program_family_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."institution_photo" ADD CONSTRAINT "institution_photo_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."institution_profile" ADD CONSTRAINT "institution_profile_college_id_college_id_fk" FOREIGN KEY ("college_id") REFERENCES "catalog"."college"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_state" ON "catalog"."college" USING btree ("state");--> statement-breakpoint
CREATE INDEX "college_url_name_college" ON "catalog"."college_url_name" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "program_cip" ON "catalog"."program" USING btree ("cip");--> statement-breakpoint
CREATE INDEX "cip_soc_soc" ON "catalog"."cip_soc" USING btree ("soc");