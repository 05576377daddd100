import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';

/** The id of a delivery as documents and file names have it: 32 signs, since PESC takes 35 at most. */
export function shortId(id: string): string {
  return id.replaceAll('-', '');
}

/** The id of a delivery out of its short form. */
export function readShortId(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Names of deliveries in links that whoever has them may open: their id, signed.
 * @param purpose what is delivered; the name of one kind is none of another
 */
export function signedNames(purpose: string) {
  const keysOf = (secret: Secret) => {
    const { current, before } = deriveKeys(secret, 'longleaf portal', purpose);
    return before === undefined ? [current] : [current, before];
  };
  const signature = (key: Buffer, id: string) =>
    createHmac('sha256', key).update(`delivery ${id}`).digest('base64url');
  return {
    /** The name of a delivery. */
    write: (secret: Secret, id: string): string => {
      const [key] = keysOf(secret);
      if (!key) throw new Error('There is no key');
      return `${shortId(id)}-${signature(key, shortId(id))}`;
    },

    /** The id of a name; undefined when it was not signed here. */
    read: (secret: Secret, name: string): string | undefined => {
      const id = name.slice(0, 32);
      const given = Buffer.from(name.slice(33));
      const isOurs = keysOf(secret).some((key) => {
        const right = Buffer.from(signature(key, id));
        return right.length === given.length && timingSafeEqual(right, given);
      });
      return isOurs ? readShortId(id) : undefined;
    },
  };
}
