/**
 * The Content-Security-Policy of a page here: its own files only, framed by nobody unless an origin is named, without
 * forms unless it says so.
 */
export function contentPolicy({
  frameAncestors = "'none'",
  formAction = "'none'",
}: { frameAncestors?: string; formAction?: string } = {}): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
