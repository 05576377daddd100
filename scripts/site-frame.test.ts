import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SITE_FRAME_FOLDER, siteFrameFiles } from './lib/site-frame.ts';

it('the content site has the header and the footer that the portal draws: else run `node scripts/site-frame.ts`', async () => {
  for (const [name, text] of Object.entries(await siteFrameFiles()))
    expect({ name, text: readFileSync(join(SITE_FRAME_FOLDER, name), 'utf8') }).toEqual({ name, text });
});
