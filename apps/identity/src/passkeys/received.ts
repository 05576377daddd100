import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** What a browser says about a passkey (WebAuthn Level 3, 5.1): anything may come, so its shape is checked first. */

const bytes = z
  .string()
  .regex(/^[\w-]+={0,2}$/)
  .max(20_000);

const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

const authentication = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** A new passkey as it came; undefined when the text is none. */
export function readRegistration(text: string): RegistrationResponseJSON | undefined {
  return registration.safeParse(parse(text)).data as RegistrationResponseJSON | undefined;
}

/** A passkey's answer as it came; undefined when the text is none. */
export function readAuthentication(text: string): AuthenticationResponseJSON | undefined {
  return authentication.safeParse(parse(text)).data as AuthenticationResponseJSON | undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
