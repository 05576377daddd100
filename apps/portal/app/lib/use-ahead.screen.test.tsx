import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAhead } from './use-ahead.ts';

/** A page that shows a letter of its address, with a button for each letter. */
function Letter() {
  const inAddress = useSearchParams()[0].get('letter') ?? 'none';
  const [shown, press] = useAhead(inAddress);
  return (
    <>
      <p data-key={useLocation().key}>
        At {inAddress}, shows {shown}
      </p>
      {['a', 'b', 'c'].map((letter) => (
        <button key={letter} type="button" onClick={() => press(letter, addressOf(letter))}>
          Press {letter}
        </button>
      ))}
    </>
  );
}

const addressOf = (letter: string) => `/?letter=${letter}`;

/** Opens it. What is pressed and where the router goes come each at its own time. */
async function openLetter() {
  const router = createMemoryRouter([{ path: '*', Component: Letter }], { initialEntries: ['/'] });
  await render(<RouterProvider router={router} />);
  const drawn = async (going: Promise<void>) => {
    await going;
    const { key } = router.state.location;
    await expect.element(page.getByText(/^At/)).toHaveAttribute('data-key', key);
  };
  return {
    press: async (letter: string) => page.getByRole('button', { name: `Press ${letter}` }).click(),
    follow: (letter: string) => drawn(router.navigate(addressOf(letter))),
    back: () => drawn(router.navigate(-1)),
  };
}

async function expectToSee(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

test('the last press is shown at once, also where the router comes by those before it', async () => {
  const { press, follow, back } = await openLetter();
  await press('a');
  await expectToSee('At none, shows a');
  await press('b');
  await follow('a');
  await expectToSee('At a, shows b');
  await follow('b');
  await expectToSee('At b, shows b');
  await back();
  await expectToSee('At a, shows a');
  await back();
  await expectToSee('At none, shows none');
});

test('a press that is taken back before the router has followed', async () => {
  const { press, follow, back } = await openLetter();
  await press('a');
  await follow('a');
  await press('b');
  await press('a');
  await expectToSee('At a, shows a');
  await follow('b');
  await expectToSee('At b, shows a');
  await follow('a');
  await expectToSee('At a, shows a');
  await back();
  await expectToSee('At b, shows b');
});

test('Back while a press is not followed yet, and an address from elsewhere, show what is there', async () => {
  const { press, follow, back } = await openLetter();
  await press('a');
  await follow('a');
  await press('b');
  await expectToSee('At a, shows b');
  await back();
  await expectToSee('At none, shows none');
  await follow('b');
  await expectToSee('At b, shows b');
  await press('c');
  await follow('d');
  await expectToSee('At d, shows d');
});

test('an address that the router was told to leave out is not taken for the press when it comes later', async () => {
  const { press, follow } = await openLetter();
  await press('a');
  await follow('a');
  await expectToSee('At a, shows a');
  await press('b');
  await press('a');
  await follow('a');
  await expectToSee('At a, shows a');
  await follow('b');
  await expectToSee('At b, shows b');
});
