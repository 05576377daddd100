import type { Settings } from '@longleaf/platform/settings';

/** What the content site needs to know of the deployment. */
export type SiteSettings = Pick<Settings, 'PORTAL_URL' | 'PRODUCT_NAME' | 'NOTIFICATION_TARGET'> & {
  CONTENT_URL: string;
};
