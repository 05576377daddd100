import { beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(decodeURIComponent(path).replaceAll('+', ' '));
    return new Response(null, { status: 204 });
  });
});

async function tellAll(...errors: unknown[]): Promise<void> {
  const { tell } = await import('./tell-client-error.ts');
  for (const error of errors) await tell(error);
}

function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

test('an error is told by its kind and its place, never by its words (API-057)', async () => {
  const stack =
    'TypeError: Maya typed 123-45-6789\n  at save (http://localhost:3000/assets/save-1a2b.js:1:2043)';
  await tellAll(thrown('Maya typed 123-45-6789', stack), 'text');
  expect(asked).toEqual([
    '/api/users/error?message=TypeError at assets/save-1a2b.js:1:2043',
    '/api/users/error?message=string at an unknown place',
  ]);
});

test('the same error is told once, and a page tells of five', async () => {
  const at = (line: number) => thrown('x', `at assets/a.js:${line}:1`);
  await tellAll(at(1), at(1), at(2), at(3), at(4), at(5), at(6), at(7));
  expect(asked).toHaveLength(5);
});
