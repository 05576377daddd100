import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUIDE_LIST, guideList } from './lib/guide-list.ts';

it('the portal’s search knows the guides as they are: else run `node scripts/guide-list.ts`', () => {
  expect(JSON.parse(readFileSync(GUIDE_LIST, 'utf8'))).toEqual(guideList());
});
