/** Why a test of a screen failed that was not run: read again in `scripts/lib/checks.ts`. */
export const NO_FRAMES = 'The browser draws no frames any more.';
