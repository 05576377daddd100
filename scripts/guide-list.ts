import { writeFileSync } from 'node:fs';
import { GUIDE_LIST, guideList } from './lib/guide-list.ts';
import { say } from './lib/say.ts';

// Run it after a change of the guides: the portal's search finds them by this list; `npm run format` after it (docs/decisions/0024-one-search.md).
writeFileSync(GUIDE_LIST, `${JSON.stringify(guideList(), null, 2)}\n`);
say('Wrote the list of guides for the portal’s search.');
