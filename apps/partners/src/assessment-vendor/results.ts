import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What the vendor says of somebody who came from the portal. */
export type Outcome =
  | { outcome: 'not-licensed' }
  | {
      outcome: 'completed';
      completed_at: string;
      title: string;
      summary: string;
      areas: readonly { name: string; score: number }[];
    };

/** Signs results with a key of this process and brings them to the portal, as a vendor should. */
export async function resultSender({ portal, vendor }: { portal: string; vendor: string }) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA');
  const kid = randomUUID();
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' }];
  return {
    published: { keys },
    /** Gives whether the portal took it. */
    send: async (of: { sub: string; id: string; configId: number }, said: Outcome): Promise<boolean> => {
      const result = await new SignJWT({ config_id: of.configId, ...said })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'assessment-result+jwt' })
        .setIssuer(vendor)
        .setAudience(portal)
        .setSubject(of.sub)
        .setJti(of.id)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey);
      try {
        const answer = await fetch(new URL('/api/hes/results', portal), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ result }),
          signal: AbortSignal.timeout(10_000),
        });
        return answer.ok;
      } catch {
        return false;
      }
    },
  };
}
