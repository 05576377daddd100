import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { onceFocusIsLost } from './once-focus-is-lost.ts';
import styles from './page.module.css';
import type { Removal } from './use-removal.ts';

interface RemovedNoticeProps<Item> {
  removal: Removal<Item>;
  nameOf: (item: Item) => string;
  /** Said when it could not be removed, unless it is told otherwise. */
  failed?: ReactNode;
}

/**
 * What became of the last removal, with the way back. Always there, so that screen readers hear it change. It takes the
 * focus where what was pressed went with its row, unless the page leads it elsewhere.
 */
export function RemovedNotice<Item>({ removal, nameOf, failed }: RemovedNoticeProps<Item>) {
  const { state, last, undo } = removal;
  const name = last && nameOf(last);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'none') return onceFocusIsLost(() => notice.current?.focus());
  }, [state]);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.notice}>
      {(state === 'removed' || state === 'gone') && (
        <Message kind="info">
          <span className="row row-apart row-wrap">
            <Trans>{name} is no longer on your list.</Trans>
            {state === 'removed' && (
              <Button size="small" onClick={() => void undo()}>
                <Trans>Undo</Trans>
              </Button>
            )}
          </span>
        </Message>
      )}
      {state === 'back' && (
        <Message kind="info">
          <Trans>{name} is back on your list.</Trans>
        </Message>
      )}
      {state === 'failed' && failed && <Message kind="error">{failed}</Message>}
    </div>
  );
}
