/** Who is signed in, as the ID token tells it. */
export interface Person {
  /** Subject of the token; the same person keeps it for ever. */
  id: string;
  userName: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The language of the profile (BCP 47), as the claim `locale` tells it; may be empty. */
  language: string;
  /** Bit flags (CON-082). */
  role: number;
  /** Customer id of the person's school, once the profile knows one. */
  primaryConnection: string | null;
}

/** Reads the claims of an ID token; what a foreign provider leaves out is empty. */
export function personFromClaims(claims: Record<string, unknown>): Person {
  return {
    id: text(claims.sub),
    userName: text(claims.preferred_username),
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
    email: text(claims.email),
    language: text(claims.locale).split('-')[0] ?? '',
    role: typeof claims.role === 'number' ? claims.role : 0,
    primaryConnection: typeof claims.primaryConnection === 'string' ? claims.primaryConnection : null,
  };
}

/** "MT" for Maya Torres; the user name's first letter when there is no name. */
export function initialsOf(person: Pick<Person, 'firstName' | 'lastName' | 'userName'>): string {
  const initials = [person.firstName, person.lastName].map((name) => name.charAt(0)).join('');
  return (initials || person.userName.charAt(0) || '?').toUpperCase();
}

/** "Maya Torres", or the user name. */
export function nameOf(person: Pick<Person, 'firstName' | 'lastName' | 'userName'>): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.userName;
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
