-- An e-mail that several accounts confirmed stays with the oldest of them; the others go by their account name.
UPDATE "identity"."accounts" "later" SET "email_verified" = false
WHERE "later"."email_verified" AND EXISTS (
  SELECT 1 FROM "identity"."accounts" "first"
  WHERE "first"."email_key" = "later"."email_key" AND "first"."email_verified"
    AND ("first"."created_at", "first"."id") < ("later"."created_at", "later"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_confirmed_email" ON "identity"."accounts" USING btree ("email_key") WHERE email_verified;--> statement-breakpoint
CREATE INDEX "reset_links_email" ON "identity"."reset_links" USING btree ("email_key","created_at");