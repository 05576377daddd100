import { expect, test as base } from '@playwright/test';

interface Watched {
  /** What a page may throw in these journeys, with the reason beside the use. */
  mayThrow: RegExp | null;
  /** Fails a journey in which a page threw, even when the person would not have noticed. */
  noErrorThrown: void;
}

/**
 * Playwright's `test`, which also fails when any page of the journey throws an error: a page whose
 * markup React cannot take over is drawn anew, and what was typed into it meanwhile is gone.
 */
export const test = base.extend<Watched>({
  mayThrow: [null, { option: true }],
  noErrorThrown: [
    async ({ context, mayThrow }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (mayThrow === null || !mayThrow.test(message)) thrown.push(`${message} (${error.page()?.url()})`);
      });
      await use();
      expect(thrown, 'errors thrown on pages').toEqual([]);
    },
    { auto: true },
  ],
});
