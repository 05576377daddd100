/** The Content-Security-Policy of a page here: its own files only, framed by nobody unless an origin is named. */
export function contentPolicy({ frameAncestors = "'none'" }: { frameAncestors?: string } = {}): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
