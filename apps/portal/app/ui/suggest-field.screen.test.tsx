import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';
import { SuggestField } from './suggest-field.tsx';

/** A field far down a long page. */
function LowField() {
  const [typed, setTyped] = useState('');
  return (
    <div style={{ padding: '60vh 0 200vh' }}>
      <SuggestField
        label="What are you looking for?"
        value={typed}
        onValue={setTyped}
        options={[{ key: 1, content: 'Nursing' }]}
        onPick={() => {}}
        nothing="Nothing"
      />
    </div>
  );
}

async function typeLow(): Promise<number> {
  await openScreen({ default: LowField }, { id: 'data', at: '/data', person: null });
  await page.getByRole('combobox').fill('nursing');
  const option = page.getByRole('option', { name: 'Nursing' });
  await expect.element(option).toBeVisible();
  return option.element().getBoundingClientRect().bottom / innerHeight;
}

test('where one types on the glass, what fits is shown above the keyboard', async () => {
  const matches = window.matchMedia.bind(window);
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => matches(query === '(pointer: coarse)' ? 'all' : query));
  expect(await typeLow()).toBeLessThan(0.5);
  media.mockRestore();
});

test('with a mouse the page stays where it is', async () => {
  expect(await typeLow()).toBeGreaterThan(0.5);
});
