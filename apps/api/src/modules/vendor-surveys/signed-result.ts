import { vendorResultArea } from '@longleaf/contract/vendor-surveys';
import { ProblemError } from '@longleaf/http/problem';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';

const base = {
  /** What the vendor knows the person by. */
  sub: z.string().min(1).max(200),
  /** The vendor's id of the result. */
  jti: z.string().min(1).max(200),
  iat: z.int().positive(),
  config_id: z.int(),
};
const said = z.discriminatedUnion('outcome', [
  z.object({
    ...base,
    outcome: z.literal('completed'),
    completed_at: z.iso.datetime(),
    title: z.string().min(1).max(200),
    summary: z.string().max(2000),
    areas: z.array(vendorResultArea).max(20),
  }),
  z.object({ ...base, outcome: z.literal('not-licensed') }),
]);

/** What the vendor says of somebody who came from here. */
export type SignedResult = z.infer<typeof said>;

/**
 * Gives what reads the vendor's results: proved by the keys at `{vendor}/keys`, from this vendor, for this portal, whole
 * and not too old. Undefined for any other. @throws ProblemError 503 when the keys cannot be read
 */
export function resultReader(vendor: string, portal: string) {
  const keys = createRemoteJWKSet(new URL(`${vendor}/keys`), { timeoutDuration: 5_000 });
  return async (result: string): Promise<SignedResult | undefined> => {
    try {
      const { payload } = await jwtVerify(result, keys, {
        issuer: vendor,
        audience: portal,
        typ: 'assessment-result+jwt',
        algorithms: ['EdDSA', 'ES256', 'RS256'],
        requiredClaims: ['exp'],
      });
      return said.safeParse(payload).data;
    } catch (error) {
      if (isOfTheKeys(error))
        throw new ProblemError(503, /*i18n*/ 'The keys of the vendor cannot be read now. Send it again.');
      return undefined;
    }
  };
}

// What jose has no name for is the network's or the vendor's.
function isOfTheKeys(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}
