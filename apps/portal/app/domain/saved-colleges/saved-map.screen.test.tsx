import { Map as LeafletMap } from 'leaflet';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard, sampleSaved } from '../../testing/samples/college.ts';
import { SavedMap } from './saved-map.tsx';

const asheville = sampleSaved();
const seattle = sampleSaved(
  sampleCard({ id: 7, shortName: 'Seattle', state: 'WA', latitude: 47.6, longitude: -122.3 }),
  2,
);
const besideSeattle = sampleSaved(
  sampleCard({ id: 8, shortName: 'Beside Seattle', state: 'WA', latitude: 47.61, longitude: -122.31 }),
  4,
);
const duke = sampleSaved(
  sampleCard({ id: 9, shortName: 'Duke University', latitude: 36.0014, longitude: -78.9382 }),
  5,
);
const placeless = sampleSaved(null, 3);
let looks: MockInstance<LeafletMap['setView']>;
const seen = () => {
  const [center, zoom] = looks.mock.calls.at(-1) ?? [];
  return { center, zoom };
};
const show = (saved: (typeof asheville)[], tileUrl: string | null = null) =>
  openScreen(
    { default: () => <SavedMap saved={saved} onRemove={() => undefined} /> },
    { id: 'data', person: null, settings: { tileUrl } },
  );

beforeEach(() => void (looks = vi.spyOn(LeafletMap.prototype, 'setView')));

test.each([
  ['no pins', [placeless]],
  ['a pin in the state', [asheville, placeless]],
])('with %s one looks at North Carolina first (CON-012, CON-015)', async (_what, saved) => {
  await show(saved);
  await expect.poll(seen).toEqual({ center: [35.25, -79.9], zoom: 7 });
});

test.each([
  ['at zoom 15 where the map has streets', [asheville, seattle], '/tiles/{z}/{x}/{y}.png', 15],
  ['among its towns where it has none', [asheville, seattle], null, 10],
  ['as near as it takes to be a pin of its own', [asheville, seattle, besideSeattle], null, 12],
])(
  'one place is seen %s, and all of them when it is let go (CON-015, GAP-070)',
  async (_how, saved, tiles, zoom) => {
    await show(saved, tiles);
    await expect.poll(seen).toEqual({ center: [35.25, -79.9], zoom: 7 });
    const showIt = page.getByRole('button', { name: 'Show Seattle on the map' });
    await showIt.click();
    await expect.poll(seen).toEqual({ center: [47.6, -122.3], zoom });
    await expect.element(page.getByRole('button', { name: /^Seattle,/ })).toBeVisible();
    await showIt.click();
    await expect.poll(seen).toEqual({ center: [35.25, -79.9], zoom: 7 });
  },
);

test('the name of the chosen college stands alone where the name of its town would run through it', async () => {
  await show([duke, seattle]);
  const town = () =>
    [...document.querySelectorAll<HTMLElement>('main span')].find((one) => one.textContent === 'Durham');
  await page.getByRole('button', { name: 'Show Duke University on the map' }).click();
  await expect.poll(() => seen().zoom).toBe(10);
  await expect.poll(() => town()?.style.visibility).toBe('hidden');
});
