import { Trans } from '@lingui/react/macro';
import { savedCollegeMessages } from '@longleaf/contract/saved-colleges';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './saved.module.css';
import type { Removal } from './use-removal.tsx';

/** What became of the last removal, with the way back. Always there, so that screen readers hear it change. */
export function RemovedNotice({ removal }: { removal: Removal }) {
  const { state, last, undo } = removal;
  const name = last?.college?.shortName ?? last?.name ?? '';
  return (
    <div role="status" className={styles.notice}>
      {state === 'removed' && (
        <Message kind="info">
          <span className="row row-apart row-wrap">
            <Trans>{name} is no longer on your list.</Trans>
            <Button size="small" onClick={() => void undo()}>
              <Trans>Undo</Trans>
            </Button>
          </span>
        </Message>
      )}
      {state === 'back' && (
        <Message kind="info">
          <Trans>{name} is back on your list.</Trans>
        </Message>
      )}
      {state === 'failed' && <Message kind="error">{savedCollegeMessages.deleteFailed}</Message>}
    </div>
  );
}
