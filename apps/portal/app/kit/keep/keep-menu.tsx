import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.ts';

// Whatever it can do is fetched when it is pressed, so that a page has the button alone.
const KeepEntries = later(async () => ({ default: (await import('./keep-entries.tsx')).KeepEntries }));

/** Print, save or mail what the page's main part shows. */
export function KeepMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={opened}
        busy={busy}
        onClick={() => setOpened(true)}
      >
        <Trans>Print, save or mail</Trans>
      </Button>
      {opened && (
        <Suspense>
          <KeepEntries
            trigger={button}
            onClose={() => setOpened(false)}
            run={(work) => {
              setBusy(true);
              void work().finally(() => setBusy(false));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
