import { existsSync } from 'node:fs';
import { PATHWAYS } from '@longleaf/rules/next-steps/pathways';
import { expect, it } from 'vitest';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';

const steps = PATHWAYS.flatMap((pathway) => pathway.steps);

it.each([...new Set(steps.flatMap(({ reads }) => reads.map(({ path }) => path)))])(
  'the guide %s exists',
  (path) => expect(existsSync(new URL(`../apps/content/articles${path}.md`, import.meta.url))).toBe(true),
);

it.each([...new Set(steps.flatMap(({ does }) => does.map(({ to }) => to)))])(
  'the place %s is an address of the portal',
  (to) => expect(ADDRESSES.map(({ path }) => path)).toContain(to),
);
