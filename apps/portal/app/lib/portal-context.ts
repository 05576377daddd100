import type { PublicSettings } from '@longleaf/contract/public-settings';
import { createContext } from 'react-router';

/** What the server that renders a page hands to it. */
export interface PortalContext {
  settings: PublicSettings;
  /** Calls the API without leaving the process. Never carries a bearer token: rendering is anonymous. */
  fetchApi: typeof fetch;
  /** Put on every script tag. May be a fixed placeholder that is replaced when the page is sent. */
  nonce: string;
  /** Told about every error while rendering. */
  reportError?: (message: string, error: unknown) => void;
}

export const portalContext = createContext<PortalContext>();
