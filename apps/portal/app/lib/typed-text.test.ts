import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

test.each([
  ['  nurse ', 'nurse'],
  ['\u0000nur\u0007se\u0000', 'nurse'],
  [' \u0000 ', ''],
  ['enfermería 🩺', 'enfermería 🩺'],
])('takes %j for %j', (text, typed) => expect(typedText(text)).toBe(typed));
