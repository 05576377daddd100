import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Fan } from './fan.tsx';

const bundles = [
  { key: 's', label: 'Social', shortLabel: 'S', share: 0.8, strong: true },
  { key: 'e', label: 'Enterprising', shortLabel: 'E', share: 0.3, strong: false },
];

afterEach(() => commands.forceColors(false));

test('in colors of one’s own everything is drawn in them, and what is strong stays apart from what is not', async () => {
  const { container } = await render(
    <div style={{ color: 'CanvasText', width: 500 }}>
      <Fan bundles={bundles} />
    </div>,
  );
  const styleOf = (place: number, of: 'fill' | 'stroke') =>
    getComputedStyle(container.querySelectorAll('svg > :is(path, text)')[place] ?? container)[of];
  await commands.forceColors(true);
  const ink = getComputedStyle(container.firstElementChild ?? container).color;
  const [ring, strong, label, weak, short, ground] = [0, 2, 3, 4, 5, 6];
  await expect.poll(() => styleOf(strong ?? 0, 'fill')).toBe(ink);
  for (const place of [label, short]) expect(styleOf(place ?? 0, 'fill')).toBe(ink);
  for (const place of [ring, weak, ground]) expect(styleOf(place ?? 0, 'stroke')).toBe(ink);
  expect(styleOf(weak ?? 0, 'fill')).not.toBe(ink);
});
