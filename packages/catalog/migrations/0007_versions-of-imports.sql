CREATE TABLE "catalog"."import_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog"."import_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"keys" text[] NOT NULL,
	"datasets" jsonb NOT NULL,
	"shipped" text NOT NULL,
	"has_rows" boolean DEFAULT true NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."import_version_rows" (
	"version_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"part" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "import_version_rows_version_id_table_name_part_pk" PRIMARY KEY("version_id","table_name","part")
);
--> statement-breakpoint
ALTER TABLE "catalog"."import_version_rows" ADD CONSTRAINT "import_version_rows_version_id_import_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "catalog"."import_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_version_kind" ON "catalog"."import_version" USING btree ("kind","id");