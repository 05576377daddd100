CREATE TABLE "portal"."order_file_parts" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "order_file_parts_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "portal"."order_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_files_once" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "portal"."order_stock" (
	"product_id" text PRIMARY KEY NOT NULL,
	"ordered" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid,
	"reference" text NOT NULL,
	"captcha" text NOT NULL,
	"details" "bytea" NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"mailed" boolean NOT NULL,
	"file_id" uuid,
	CONSTRAINT "orders_reference" UNIQUE("reference"),
	CONSTRAINT "orders_captcha" UNIQUE("captcha")
);
--> statement-breakpoint
ALTER TABLE "portal"."order_file_parts" ADD CONSTRAINT "order_file_parts_file_id_order_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."order_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."orders" ADD CONSTRAINT "orders_file_id_order_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."order_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_person" ON "portal"."orders" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "orders_file" ON "portal"."orders" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "portal"."orders" USING btree ("id") WHERE file_id is null;