import { expect, it } from 'vitest';
import { nameOfFile } from './name-of-file.ts';

// ST-267
it.each([
  ['attachment; filename="Nursing.pdf"', 'Nursing.pdf'],
  ['attachment; filename=Nursing.pdf', 'Nursing.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  [`attachment; filename="Espa?ol.pdf"; filename*=UTF-8''Espa%C3%B1ol.pdf`, 'Español.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%zz`, 'x.pdf'],
  ['attachment', undefined],
  [null, undefined],
])('%s names %s', (header, name) => expect(nameOfFile(header)).toBe(name));
