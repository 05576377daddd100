import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchLeaving } from '../../testing/leaving.ts';
import { openScreen } from '../../testing/open-screen.tsx';

let leaving: ReturnType<typeof watchLeaving>;
beforeEach(() => void (leaving = watchLeaving()));
afterEach(() => leaving.stop());

test('home is the content site’s where the settings say so (ST-040)', async () => {
  const settings = { contentUrl: 'https://guides.test', homeOnContentSite: true };
  await openScreen(await import('./home-page.tsx'), { id: 'UI-003', person: null, settings });
  await expect.poll(() => leaving.left).toEqual(['https://guides.test/']);
});
