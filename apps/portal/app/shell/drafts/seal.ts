/** AES-GCM with a fresh nonce for each text. Only the holder of the key can read what is sealed. */

export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A key from 32 bytes in base64. Once imported it cannot be read back. @throws for anything else. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  if (bytes.length !== 32) throw new Error('A draft key has 32 bytes');
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { nonce, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text) };
}

/** What was sealed, or undefined when the key does not fit. */
export async function unseal(key: CryptoKey, { nonce, data }: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, data);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
}
