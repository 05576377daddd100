/** CON-064, GAP-123: holds for five minutes where the visitor came from, for the return after sign-in. */
export const ORIGIN_COOKIE = 'longleaf-origin';
export const ORIGIN_SECONDS = 300;

/** The text that sets the cookie. */
export function originCookie(path: string, secure: boolean): string {
  const attributes = `Max-Age=${ORIGIN_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${ORIGIN_COOKIE}=${encodeURIComponent(path)}; ${attributes}`;
}

/** The text that removes it. */
export const NO_ORIGIN_COOKIE = `${ORIGIN_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;

/** The remembered path among all cookies, or null. */
export function readOriginCookie(cookies: string): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${ORIGIN_COOKIE}=`));
  if (!entry) return null;
  try {
    return decodeURIComponent(entry.slice(ORIGIN_COOKIE.length + 1));
  } catch {
    return null;
  }
}
