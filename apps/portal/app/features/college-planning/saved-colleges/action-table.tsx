import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { TrackedActionId } from '@longleaf/rules/saved-colleges/tracked-actions';
import { markAction } from '../../../data/saved-colleges/mark-actions.ts';
import { nameOfSaved } from '../../../domain/saved-colleges/use-college-removal.tsx';
import { type Column, DataTable } from '../../../kit/page/data-table.tsx';
import { wholeDate } from '../../../lib/format.ts';
import { ACTION_COLUMNS } from './action-words.ts';
import { PlannedName } from './planned-name.tsx';
import styles from './colleges.module.css';

interface ActionTableProps {
  personId: string;
  saved: readonly SavedCollege[];
  onDetails: (one: SavedCollege) => void;
  onRemove: (one: SavedCollege) => void;
}

/** Saved colleges with what is done about each, to tick off (ST-158); a card for each on a phone. */
export function ActionTable({ personId, saved, onDetails, onRemove }: ActionTableProps) {
  const { t, i18n } = useLingui();
  const box = (id: TrackedActionId, name: string): Column<SavedCollege>['cell'] =>
    function cell(one) {
      const done = one.actions.find(({ questionID }) => questionID === id);
      return (
        <span className={styles.mark}>
          <input
            type="checkbox"
            aria-label={`${nameOfSaved(one)}: ${name}`}
            checked={done !== undefined}
            onChange={(event) =>
              void markAction(personId, one, {
                action: id,
                done: event.currentTarget.checked,
                doneOn: done?.doneOn ?? easternDay(new Date()),
              })
            }
          />
          {done?.doneOn && (
            <time dateTime={done.doneOn} className={styles.day}>
              {wholeDate(done.doneOn)}
            </time>
          )}
        </span>
      );
    };
  return (
    <div className={`card ${styles.table}`}>
      <DataTable
        caption={t`Saved colleges and what is done`}
        rows={saved}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'college',
            name: <Trans>College</Trans>,
            cell: (one) => (
              <PlannedName saved={one} onDetails={() => onDetails(one)} onRemove={() => onRemove(one)} />
            ),
          },
          ...ACTION_COLUMNS.map(({ id, short, name }) => ({
            key: String(id),
            name: i18n._(short),
            cell: box(id, i18n._(name)),
          })),
        ]}
      />
    </div>
  );
}
