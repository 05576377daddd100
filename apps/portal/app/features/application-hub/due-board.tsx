import { Trans } from '@lingui/react/macro';
import type { HubItem } from '@longleaf/contract/applications';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import { longDay } from '../../lib/format.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './hub.module.css';
import { type DueThing, dueThings, titleOf } from './tasks-of.ts';

interface DueBoardProps {
  items: readonly HubItem[];
  onSelect: (id: number) => void;
}

/** What is due in all applications, day by day; what has no date stands last. */
export function DueBoard({ items, onSelect }: DueBoardProps) {
  const days = [...Map.groupBy(dueThings(items), ({ on }) => on)];
  if (days.length === 0) {
    return (
      <p>
        <Trans>Nothing is due: every application is sent.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.board}>
      {days.map(([on, things]) => (
        <section key={on ?? 'none'} className="card padded">
          <h2>{on === null ? <Trans>No date</Trans> : longDay(on)}</h2>
          <ul className="plain-list">
            {things.map((thing) => (
              <li key={`${thing.item.userApplication.id} ${thing.task?.applicationTaskId ?? ''}`}>
                <Due thing={thing} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Due({
  thing: { item, task, on, whose },
  onSelect,
}: { thing: DueThing } & Pick<DueBoardProps, 'onSelect'>) {
  return (
    <>
      <button
        type="button"
        className={`strong-link ${styles.plain}`}
        onClick={() => onSelect(item.userApplication.id)}
      >
        {task === null ? applicationNames[item.kind] : titleOf(task)}, {item.college.shortName}
      </button>{' '}
      {on !== null && (
        <Tag>{whose === 'college' ? <Trans>The college’s date</Trans> : <Trans>Your own date</Trans>}</Tag>
      )}
    </>
  );
}
