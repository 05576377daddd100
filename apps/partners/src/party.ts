import type { Settings } from '@longleaf/platform/settings';
import type { FastifyInstance } from 'fastify';

/** What the stand-ins need to know of the deployment. */
export type PartnerSettings = Pick<Settings, 'PORTAL_URL' | 'PRODUCT_NAME'> & { PARTNERS_URL: string };

/** One outside party that a real deployment connects to, and its stand-in here. */
export type Party = {
  /** Folder, path and the name it reports under. */
  id: string;
  name: string;
  /** What the real party does, in one plain sentence. */
  purpose: string;
  /** The setting that puts the real party in its place. */
  setting: string;
  /** A path below the party's own that shows something. */
  example: string;
  register: (app: FastifyInstance, settings: PartnerSettings) => void | Promise<void>;
};
