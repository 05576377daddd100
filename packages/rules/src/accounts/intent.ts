/** What a person was about to do when signing in interrupted it. */
export type SignInIntent = { kind: 'save' | 'recruit' | 'save-search'; name: string };

/** Longest name shown; longer ones are not shown at all. */
export const INTENT_NAME_MAXIMUM = 80;

/**
 * Reads the `intent` of an authorization request, such as 'save:UNC Asheville'.
 * Gives undefined for anything else: an unknown kind, no name, a name too long or with control characters
 * or characters that turn the direction of text.
 */
export function readIntent(value: unknown): SignInIntent | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(save|recruit|save-search):(.+)$/su.exec(value);
  const kind = match?.[1];
  const name = match?.[2]?.trim();
  if (!isKind(kind) || !name) return undefined;
  if (Array.from(name).length > INTENT_NAME_MAXIMUM || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name))
    return undefined;
  return { kind, name };
}

function isKind(text: string | undefined): text is SignInIntent['kind'] {
  return text === 'save' || text === 'recruit' || text === 'save-search';
}
