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
const placeless = sampleSaved(null, 3);
let looks: MockInstance<LeafletMap['setView']>;
const seen = () => {
  const [center, zoom] = looks.mock.calls.at(-1) ?? [];
  return { center, zoom };
};
const show = (saved: (typeof asheville)[]) =>
  openScreen(
    { default: () => <SavedMap saved={saved} onRemove={() => undefined} /> },
    { id: 'data', person: null },
  );

beforeEach(() => void (looks = vi.spyOn(LeafletMap.prototype, 'setView')));

test.each([
  ['no pins', [placeless]],
  ['a pin in the state', [asheville, placeless]],
])('with %s one looks at North Carolina first (CON-012, CON-015)', async (_what, saved) => {
  await show(saved);
  await expect.poll(seen).toEqual({ center: [35.25, -79.9], zoom: 7 });
});

test('one place is seen from near, at zoom 15, and all of them again when it is let go (CON-015, GAP-070)', async () => {
  await show([asheville, seattle]);
  await expect.poll(seen).toEqual({ center: [35.25, -79.9], zoom: 7 });
  await page.getByRole('button', { name: 'Show Seattle on the map' }).click();
  await expect.poll(seen).toEqual({ center: [47.6, -122.3], zoom: 15 });
  await page.getByRole('button', { name: 'Show Seattle on the map' }).click();
  await expect.poll(seen).toEqual({ center: [35.25, -79.9], zoom: 7 });
});
