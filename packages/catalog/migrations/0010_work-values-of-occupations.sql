CREATE TABLE "catalog"."occupation_work_value" (
	"onet_code" text NOT NULL,
	"element" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "occupation_work_value_onet_code_element_pk" PRIMARY KEY("onet_code","element")
);
