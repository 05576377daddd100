import { expect, test, vi } from 'vitest';
import { command } from './command.ts';

const run = vi.fn(async () => {});
const save = command({ collegeId: 'number', note: 'string' }, run);

test('a kept payload is carried out as it was given', async () => {
  const payload = { collegeId: 199120, note: 'near home' };
  await save.runKept(JSON.parse(JSON.stringify(payload)));
  expect(run.mock.calls).toEqual([[payload]]);
});

test.each([
  ['nothing', null],
  ['a number', 199120],
  ['a field that is missing', { collegeId: 199120 }],
  ['a field of another kind', { collegeId: '199120', note: 'near home' }],
])('%s that an older page kept is not carried out', async (_, kept) => {
  run.mockClear();
  await save.runKept(kept);
  expect(run).not.toHaveBeenCalled();
});
