import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mendQuotes } from './mend-quotes.ts';

async function mend(...pieces: string[]) {
  const mended = { lines: new Set<number>() };
  let text = '';
  const stream = (async function* () {
    for (const piece of pieces) yield await Promise.resolve(piece);
  })();
  for await (const piece of mendQuotes(stream, mended)) text += piece;
  return { text, lines: [...mended.lines] };
}

it.each([
  ['1,"Says "so" often",x\n', '1,"Says ""so"" often",x\n', [1]],
  ['a\n1,"It is "so"",x\n', 'a\n1,"It is ""so""",x\n', [2]],
  ['"Said "so, then" left","y"', '"Said ""so, then"" left","y"', [1]],
  ['="01","A ""word"" of many","",\r\n', '="01","A ""word"" of many","",\r\n', []],
  ['Joe "Mac" College,"two\nlines",""\n', 'Joe "Mac" College,"two\nlines",""\n', []],
  ['\uFEFF"UNITID" , "NAME"\n', '\uFEFF"UNITID" , "NAME"\n', []],
])('reads %j', async (given, text, lines) => {
  expect(await mend(given)).toEqual({ text, lines });
  expect(await mend(...given.split(''))).toEqual({ text, lines });
});

it('changes nothing that is quoted as it should be', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '=') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), async (rows) => {
      const text = rows
        .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      expect(await mend(text)).toEqual({ text, lines: [] });
    }),
  );
});
