import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '../../shell/providers.tsx';
import { createI18n } from '../../lib/languages.ts';
import { sampleSettings } from '../../testing/sample-settings.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFocusOnFewer } from './use-focus-on-fewer.ts';

/** A list whose row goes, with the button that was pressed, while the question about it still stands. */
function Letters() {
  const [count, setCount] = useState(1);
  const [asked, setAsked] = useState(false);
  useFocusOnFewer('letters', count);
  return (
    <>
      <h2 id="letters" tabIndex={-1}>
        Letters
      </h2>
      {count > 0 && <button onClick={() => setAsked(true)}>Remove letter</button>}
      <ConfirmDialog
        opened={asked}
        title="Remove this letter?"
        confirmLabel="Remove now"
        onConfirm={() => {
          setCount(0);
          setTimeout(() => setAsked(false), 100);
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

test('the focus goes to the heading where a row goes before the question about it', async () => {
  await render(
    <Providers settings={sampleSettings} nonce="" i18n={createI18n()}>
      <Letters />
    </Providers>,
  );
  await page.getByRole('button', { name: 'Remove letter' }).click();
  await page.getByRole('button', { name: 'Remove now' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Letters' })).toHaveFocus();
});
