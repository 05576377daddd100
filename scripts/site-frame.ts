import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './lib/say.ts';
import { SITE_FRAME_FOLDER, siteFrameFiles } from './lib/site-frame.ts';

// Run it after a change of the portal's header, footer, tab bar or tokens (docs/decisions/0022-one-header-for-both-sites.md).
mkdirSync(SITE_FRAME_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(await siteFrameFiles()))
  writeFileSync(join(SITE_FRAME_FOLDER, name), text);
say('Wrote the header and the footer of the content site.');
