import { defineProject } from 'vitest/config';
import { screensIn } from './vitest-screens.ts';

/** Screens in the language of tests, in which every sentence of a catalogue has marks on its letters. */
export default defineProject(() =>
  screensIn('en-XA', { name: 'screens-marked', include: 'app/**/*.marked.test.tsx' }),
);
