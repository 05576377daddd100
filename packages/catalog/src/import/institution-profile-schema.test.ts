import { readFileSync } from 'node:fs';
import { profileSections } from '@longleaf/rules/colleges/figures/figure';
import { expect, it } from 'vitest';
import { sentProfiles } from './institution-profile-schema.ts';

const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const example = /```json\n(\{[^`]*"institutionId"[^`]*)```/.exec(manual)?.[1] ?? '';

it('is documented by an example that is taken, with every field there is', () => {
  const sent: unknown = JSON.parse(example);
  const [read] = sentProfiles.parse([sent]);
  expect(Object.keys(Object(sent)).toSorted()).toEqual(Object.keys(read ?? {}).toSorted());
  for (const section of profileSections) expect(manual).toContain(`\`${section}\``);
});
