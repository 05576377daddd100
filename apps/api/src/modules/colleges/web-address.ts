/** Turns what a college wrote as its web address into a link; null when it is none. Only http and https are let through. */
export function webAddress(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const whole = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  try {
    const url = new URL(whole);
    return url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}
