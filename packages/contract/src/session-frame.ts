/** The page of the portal that the content site keeps in a hidden frame, to hear whether somebody is signed in. */
export const sessionFramePath = '/session-frame';

/**
 * What that page tells the content site: enough to draw the header, no token and no id. What is not
 * known is empty: `saved` is how many things are saved. `unknown` where the browser
 * keeps the portal's storage from a frame, which it does when the two are different sites.
 */
export type SessionReport = { source: 'longleaf-session' } & (
  | { state: 'signed-in'; name: string; initials: string; saved: string }
  | { state: 'signed-out' | 'unknown' }
);
