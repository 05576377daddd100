import type { Account } from '../accounts/account.ts';

/** Which scope brings which claims. `role` and `primaryConnection` are the product's own. */
export const SCOPE_CLAIMS = {
  openid: ['sub', 'remember_me', 'amr'],
  profile: ['preferred_username', 'name', 'given_name', 'family_name', 'locale', 'role', 'primaryConnection'],
  email: ['email', 'email_verified'],
};

/** What tokens say about a person. */
export type PersonClaims = ReturnType<typeof personClaims>;

/** A person as claims; names, role and `primaryConnection` are those that the profile told. */
export function personClaims(account: Account) {
  return {
    preferred_username: account.userName,
    name: `${account.firstName} ${account.lastName}`,
    given_name: account.firstName,
    family_name: account.lastName,
    locale: account.language,
    role: account.role,
    primaryConnection: account.primaryConnection,
    email: account.email,
    email_verified: account.emailVerified,
  };
}

/** The claims that a list of scopes allows, with the subject. */
export function claimsOfScopes(account: Account, scopes: ReadonlySet<string>): Record<string, unknown> {
  const names = Object.entries(SCOPE_CLAIMS)
    .filter(([scope]) => scopes.has(scope))
    .flatMap(([, claims]) => claims);
  const all: Record<string, unknown> = personClaims(account);
  const allowed = names.filter((name) => name in all).map((name) => [name, all[name]]);
  return { sub: account.id, ...Object.fromEntries(allowed) };
}
