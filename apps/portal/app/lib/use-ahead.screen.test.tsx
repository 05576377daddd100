import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAhead } from './use-ahead.ts';

/** A page that shows a letter of its address; what is pressed on it, and where the router goes, each at its own time. */
async function openLetter() {
  let tell: (letter: string, address: string) => void = () => undefined;
  function Letter() {
    const [query] = useSearchParams();
    const inAddress = query.get('letter') ?? 'none';
    const [shown, press] = useAhead(inAddress);
    tell = press;
    return (
      <p data-key={useLocation().key}>
        At {inAddress}, shows {shown}
      </p>
    );
  }
  const router = createMemoryRouter([{ path: '*', Component: Letter }], { initialEntries: ['/'] });
  await render(<RouterProvider router={router} />);
  const stands = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await stands('At none, shows none');
  const go = async (to: string | number) => {
    await (typeof to === 'string' ? router.navigate(to) : router.navigate(to));
    const drawn = () => document.querySelector<HTMLElement>('[data-key]')?.dataset['key'];
    await expect.poll(drawn).toBe(router.state.location.key);
  };
  return {
    press: (letter: string) => tell(letter, `/?letter=${letter}`),
    follow: (letter: string) => go(`/?letter=${letter}`),
    back: () => go(-1),
    stands,
  };
}

test('the last press is shown at once, also where the router comes by those before it', async () => {
  const { press, follow, back, stands } = await openLetter();
  press('a');
  await stands('At none, shows a');
  press('b');
  await follow('a');
  await stands('At a, shows b');
  await follow('b');
  await stands('At b, shows b');
  await back();
  await stands('At a, shows a');
  await back();
  await stands('At none, shows none');
});

test('a press that is taken back before the router has followed', async () => {
  const { press, follow, back, stands } = await openLetter();
  press('a');
  await follow('a');
  press('b');
  press('a');
  await stands('At a, shows a');
  await follow('b');
  await stands('At b, shows a');
  await follow('a');
  await stands('At a, shows a');
  await back();
  await stands('At b, shows b');
});

test('Back while a press is not followed yet, and an address from elsewhere, show what is there', async () => {
  const { press, follow, back, stands } = await openLetter();
  press('a');
  await follow('a');
  press('b');
  await stands('At a, shows b');
  await back();
  await stands('At none, shows none');
  await follow('b');
  await stands('At b, shows b');
  press('c');
  await follow('d');
  await stands('At d, shows d');
});

test('an address that the router was told to leave out is not taken for the press when it comes later', async () => {
  const { press, follow, stands } = await openLetter();
  press('a');
  await follow('a');
  await stands('At a, shows a');
  press('b');
  press('a');
  await follow('a');
  await stands('At a, shows a');
  await follow('b');
  await stands('At b, shows b');
});
