import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';

const keysOf = (secret: Secret) => {
  const { current, before } = deriveKeys(secret, 'longleaf portal', 'deliveries of transcripts');
  return before === undefined ? [current] : [current, before];
};
const signature = (key: Buffer, id: number) =>
  createHmac('sha256', key).update(`transcript ${id}`).digest('base64url');

/** The name of a delivery in links: the number of the request, signed. */
export function deliveryName(secret: Secret, id: number): string {
  const [key] = keysOf(secret);
  if (!key) throw new Error('There is no key');
  return `${id}-${signature(key, id)}`;
}

/** The request of a name; undefined when it was not signed here. */
export function readDeliveryName(secret: Secret, name: string): number | undefined {
  const at = name.indexOf('-');
  const id = Number(name.slice(0, at));
  const given = Buffer.from(name.slice(at + 1));
  const isOurs = keysOf(secret).some((key) => {
    const right = Buffer.from(signature(key, id));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isOurs ? id : undefined;
}
