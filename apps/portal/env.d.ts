/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The language of this build; not set where nothing is built. */
  readonly PORTAL_LANGUAGE?: string;
}
