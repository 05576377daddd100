CREATE TABLE "catalog"."occupation_activity" (
	"onet_code" text NOT NULL,
	"element" text NOT NULL,
	"importance" double precision NOT NULL,
	CONSTRAINT "occupation_activity_onet_code_element_pk" PRIMARY KEY("onet_code","element")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_context" (
	"onet_code" text NOT NULL,
	"element" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "occupation_context_onet_code_element_pk" PRIMARY KEY("onet_code","element")
);
--> statement-breakpoint
CREATE TABLE "catalog"."occupation_tool" (
	"onet_code" text NOT NULL,
	"kind" text NOT NULL,
	"rank" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "occupation_tool_onet_code_kind_rank_pk" PRIMARY KEY("onet_code","kind","rank")
);
