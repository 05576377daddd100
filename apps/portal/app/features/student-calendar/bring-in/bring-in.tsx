import { Plural, Trans } from '@lingui/react/macro';
import { IconFileImport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import styles from './bring-in.module.css';
import { takeOut } from './queries.ts';
import { later } from '../../../ui/later.ts';

// Fetched with the first press: few bring in a file.
const BringInSheet = later(async () => ({ default: (await import('./bring-in-sheet.tsx')).BringInSheet }));

/** The way in for events of other calendars, and below the tools what came in, with the way back. */
export function BringIn() {
  const [opened, setOpened] = useState(false);
  const [added, setAdded] = useState<number[] | null>(null);
  const [state, setState] = useState<'added' | 'undoing' | 'undone'>('added');
  const [why, setWhy] = useState<string>();
  const undo = async () => {
    if (added === null) return;
    setState('undoing');
    const refused = await takeOut(added);
    setWhy(refused);
    setState(refused === undefined ? 'undone' : 'added');
  };
  return (
    <>
      <Button
        icon={<IconFileImport aria-hidden size={18} />}
        onClick={() => {
          setAdded(null);
          setWhy(undefined);
          setOpened(true);
        }}
      >
        <Trans>Bring in a calendar file</Trans>
      </Button>
      {opened && (
        <Suspense>
          <BringInSheet
            onClose={() => setOpened(false)}
            onAdded={(ids) => {
              setOpened(false);
              setState('added');
              setAdded(ids);
            }}
          />
        </Suspense>
      )}
      <div role="status" className={styles.notice} data-print="no">
        {added && state !== 'undone' && (
          <Message kind="info">
            <span className="row row-apart row-wrap">
              <Plural
                value={added.length}
                _0="All of these events were in your calendar before."
                one="# event is in your calendar now."
                other="# events are in your calendar now."
              />
              {added.length > 0 && (
                <Button size="small" busy={state === 'undoing'} onClick={() => void undo()}>
                  <Trans>Undo</Trans>
                </Button>
              )}
            </span>
          </Message>
        )}
        {added && state === 'undone' && (
          <Message kind="info">
            <Trans>These events are out of your calendar again.</Trans>
          </Message>
        )}
        {why !== undefined && <Message kind="error">{why}</Message>}
      </div>
    </>
  );
}
