import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ });

const foreignClient = z.strictObject({
  client_id: z.string().min(1).max(100),
  client_name: z.string().min(1).max(80).optional(),
  /** Left out for a public client, which must then use PKCE alone. */
  client_secret: z.string().min(32).optional(),
  redirect_uris: z.array(webAddress).min(1),
  post_logout_redirect_uris: z.array(webAddress).default([]),
  api_access: z.boolean().default(false),
});

/** A further client of the sign-in provider, as OIDC_FOREIGN_CLIENTS writes it. */
export type ForeignClient = z.output<typeof foreignClient>;

/** Reads OIDC_FOREIGN_CLIENTS: the clients, or what is wrong in words that hold no value of it. */
export function foreignClients(text: string): ForeignClient[] | { wrong: string } {
  if (text.trim() === '') return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return { wrong: 'is not valid JSON' };
  }
  const result = z.array(foreignClient).safeParse(list);
  return result.success ? result.data : { wrong: result.error.issues.map(sayIssue).join('; ') };
}

function sayIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${z.core.toDotPath(path)}: ${message}`;
}
