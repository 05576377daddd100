import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';

/** What the token of a hand-off says, or why it is refused, in words for whoever tries it out. */
export type Checked = { claims: JWTPayload } | { refused: string };

/**
 * Checks tokens as a site should that people are handed to: signed by a key that the portal publishes, from that portal, for this site,
 * whole, not too old, and never used before.
 * @param expected the portal's address, the origin of this site, what the token is for (`typ`), and what it must say.
 */
export function tokenChecker({
  portal,
  site,
  kind,
  claims,
}: {
  portal: string;
  site: string;
  kind: string;
  claims: readonly string[];
}): (token: string) => Promise<Checked> {
  const keys = createRemoteJWKSet(new URL('/api/applicationLogin/keys', portal));
  /** When each used token ends, by its id. Kept until then: later it is too old anyway. */
  const used = new Map<string, number>();
  return async (token) => {
    const now = Date.now() / 1000;
    for (const [id, end] of used) if (end < now) used.delete(id);
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: portal,
        audience: site,
        typ: kind,
        algorithms: ['EdDSA'],
        requiredClaims: ['sub', 'jti', 'exp', ...claims],
      });
      const { jti = '', exp = 0 } = payload;
      if (used.has(jti)) return { refused: 'It was used before.' };
      used.set(jti, exp);
      return { claims: payload };
    } catch (error) {
      return { refused: reasonOf(error) };
    }
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'It is too old: it holds for a minute.';
  if (error instanceof errors.JWTClaimValidationFailed) return `Its ${error.claim} is not right.`;
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
    return 'The keys of the portal could not be read.';
  return 'It was not signed by the portal.';
}
