import type { Page } from '@playwright/test';

/** How many forms the browser keeps: typing is kept a moment after the last key. */
export function draftsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('longleaf-drafts');
        opening.addEventListener('success', () => {
          const { result } = opening;
          // The portal has not opened it yet.
          if (!result.objectStoreNames.contains('drafts')) return done(0);
          const counting = result.transaction('drafts').objectStore('drafts').count();
          counting.addEventListener('success', () => done(counting.result));
        });
      }),
  );
}
