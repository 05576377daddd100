import { Trans } from '@lingui/react/macro';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.ts';

// Fetched with the first press: most look at the calendar here.
const SubscribeSheet = later(async () => ({
  default: (await import('./subscribe-sheet.tsx')).SubscribeSheet,
}));

/** The way to have these dates in a calendar program of one's own. */
export function Subscribe({ personId }: { personId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon={<IconCalendarShare aria-hidden size={18} />} onClick={() => setOpened(true)}>
        <Trans>See it in a calendar app</Trans>
      </Button>
      {opened && (
        <Suspense>
          <SubscribeSheet personId={personId} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
