import type { Language } from '@longleaf/rules/languages/languages';

/**
 * What the browser may know of the server's settings: addresses, names and clocks, never a secret.
 * The API hands these to the portal's renderer with every page.
 */
export interface PublicSettings {
  productName: string;
  /** Origin of this portal, without a trailing slash. */
  portalUrl: string;
  /** Origin of the content site, or null when none is configured (GAP-055). */
  contentUrl: string | null;
  /** Languages the portal is built in; the first stands at addresses without a language. */
  languages: readonly Language[];
  /** True when `/` belongs to the content site (ST-040). */
  homeOnContentSite: boolean;
  oidc: {
    issuer: string;
    clientId: string;
    /** Space-separated. */
    scopes: string;
    /** Audience of the access token, sent as the resource indicator. */
    resource: string;
  };
  /** Pages loaded in hidden frames on sign-out (GAP-057); each reports with a message. */
  signOutFrames: { party: string; url: string }[];
  /** Tile server for maps, or null to draw the base map ourselves. */
  tileUrl: string | null;
  /** Host of campus photos, or null when the API serves them (GAP-022). */
  imagesUrl: string | null;
  /** External site with a page for each occupation, or null when there is none (GAP-031). */
  careersSiteUrl: string | null;
  /** Target of the site-wide notification banner (GAP-136). */
  notificationTarget: string;
  /** Whether the new phone number feature is on (CON-115). */
  newPhoneNumbers: boolean;
  /** Which characters a new password may hold (GAP-083). */
  passwordCharacters: 'word' | 'any';
  /** Whether the page of parts (UI-047) is shown: everywhere but in production. */
  samplePage: boolean;
  /** CON-001: seconds without activity before the warning. */
  idleSeconds: number;
  /** CON-002: seconds from the warning to sign-out. */
  countdownSeconds: number;
  /** A fixed moment (ISO 8601) for demonstrations and tests, or null for the real clock. */
  now: string | null;
}
