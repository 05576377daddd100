import { defineProject } from 'vitest/config';
import { screensIn } from './vitest-screens.ts';

/** Screens as people see them. */
export default defineProject(() => screensIn('en', { name: 'screens', include: 'app/**/*.screen.test.tsx' }));
