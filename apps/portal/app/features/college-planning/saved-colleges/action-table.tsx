import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { DataTable } from '../../../kit/page/data-table.tsx';
import { ACTION_COLUMNS } from './action-words.ts';
import { MarkBox } from './mark-box.tsx';
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
            cell: (one: SavedCollege) => (
              <MarkBox personId={personId} saved={one} action={id} name={i18n._(name)} />
            ),
          })),
        ]}
      />
    </div>
  );
}
