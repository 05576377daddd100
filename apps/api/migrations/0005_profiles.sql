CREATE TABLE "portal"."associated_schools" (
	"person_id" uuid NOT NULL,
	"crm_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "associated_schools_person_id_crm_id_pk" PRIMARY KEY("person_id","crm_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."profile_demographics" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"nationalities" text DEFAULT '' NOT NULL,
	"ethnicities" text DEFAULT '' NOT NULL,
	"disabilities" text DEFAULT '' NOT NULL,
	"military_services" text DEFAULT '' NOT NULL,
	"religious_affiliation" text,
	"marital_status" text,
	"hispanic" boolean,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."profile_guardians" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"guardians" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."profiles" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"suffix" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"role" integer DEFAULT 0 NOT NULL,
	"gender" integer,
	"date_of_birth" date,
	"graduation_year" integer,
	"social_security_number" "bytea",
	"phone_number" text DEFAULT '' NOT NULL,
	"daytime_phone" text DEFAULT '' NOT NULL,
	"evening_phone" text DEFAULT '' NOT NULL,
	"mailing_phone" text DEFAULT '' NOT NULL,
	"mobile_phone" text DEFAULT '' NOT NULL,
	"perm_address" jsonb,
	"mail_address" jsonb,
	"texting_opt_ins" text[] DEFAULT '{}' NOT NULL,
	"enrollment_status" text DEFAULT '' NOT NULL,
	"student_number" text DEFAULT '' NOT NULL,
	"primary_school_crm_id" text,
	"primary_school_not_listed" boolean DEFAULT false NOT NULL,
	"vendor_user_id" text,
	"account_told" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role_flags" CHECK ("portal"."profiles"."role" between 0 and 255),
	CONSTRAINT "profiles_student_number_digits" CHECK ("portal"."profiles"."student_number" ~ '^[0-9]{0,20}$'),
	CONSTRAINT "profiles_one_primary_school" CHECK (not ("portal"."profiles"."primary_school_not_listed" and "portal"."profiles"."primary_school_crm_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "portal"."associated_schools" ADD CONSTRAINT "associated_schools_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."profile_demographics" ADD CONSTRAINT "profile_demographics_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."profile_guardians" ADD CONSTRAINT "profile_guardians_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."profiles" ADD CONSTRAINT "profiles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;