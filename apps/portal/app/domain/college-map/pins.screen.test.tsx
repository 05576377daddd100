import type { CollegePin } from '@longleaf/contract/college-card';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { NATIONAL_VIEW, STATE_VIEW } from '../../ui/maps/views.ts';
import { CollegeMap } from './college-map.tsx';

const pins: readonly CollegePin[] = [
  [1, 'Asheville', 'asheville', 'UNC', 35.6, -82.5],
  [2, 'Duke', 'duke', 'Independent', 36, -78.9],
  [3, 'Wilkes', 'wilkes', 'CommunityCollege', 36.1, -81.1],
  [4, 'Coast', 'coast', 'Other', 34.2, -77.9],
];

/** Red, green and blue of what a pin is filled with, 0 to 255. */
function paint(name: string): [number, number, number] {
  const shape = page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .element()
    .querySelector('g');
  const [red = -1, green = -1, blue = -1] = (shape ? getComputedStyle(shape).fill : '')
    .replaceAll(/[^\d,]/g, '')
    .split(',')
    .map(Number);
  return [red, green, blue];
}

test('pins on the map: UNC blue, independent red, community college yellow, others black (CON-016, EXT-032)', async () => {
  const chosen: string[] = [];
  const map = (
    <div style={{ position: 'relative', width: 900, height: 500, display: 'grid' }}>
      <CollegeMap
        pins={pins}
        frame={STATE_VIEW}
        circle={null}
        chosen={null}
        onChoose={([, name]) => chosen.push(name)}
      />
    </div>
  );
  await openScreen({ default: () => map }, { id: 'data', person: null });
  for (const [, name] of pins)
    await expect.element(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  const [ur, ug, ub] = paint('Asheville');
  expect(ub).toBeGreaterThan(Math.max(ur, ug) + 40);
  const [ir, ig, ib] = paint('Duke');
  expect(ir).toBeGreaterThan(Math.max(ig, ib) + 80);
  const [cr, cg, cb] = paint('Wilkes');
  expect(Math.min(cr, cg)).toBeGreaterThan(cb + 100);
  expect(Math.min(...paint('Coast'))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...paint('Coast'))).toBeLessThan(60);
  await page.getByRole('button', { name: /^Duke/ }).click();
  expect(chosen).toEqual(['Duke']);
});

test('a map that opens on the whole country has its pins and names of places there at once (CON-014)', async () => {
  const away: readonly CollegePin[] = [
    [5, 'Seattle', 'seattle', 'Other', 47.6, -122.3],
    [6, 'Tempe', 'tempe', 'Other', 33.4, -111.9],
  ];
  const map = (
    <div style={{ position: 'relative', width: 900, height: 500, display: 'grid' }}>
      <CollegeMap pins={away} frame={NATIONAL_VIEW} circle={null} chosen={null} onChoose={() => undefined} />
    </div>
  );
  await openScreen({ default: () => map }, { id: 'data', person: null });
  await expect.element(page.getByRole('button', { name: /^Seattle/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Tempe/ })).toBeVisible();
  await expect.element(page.getByText('Denver')).toBeVisible();
  expect(page.getByText('Greensboro').elements()).toEqual([]);
});
