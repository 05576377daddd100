import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ToDo } from '@longleaf/contract/to-do';
import { Link } from 'react-router';
import { wholeDate } from '../../lib/format.ts';
import { useToday } from '../../lib/today.ts';
import { Tag } from '../../ui/tag.tsx';
import { addressOf, TO_DO_WORDS } from './to-do-words.ts';
import styles from './to-do-list.module.css';

/** Things to do: each with why, how long it takes, and until when. */
export function ToDoList({ items }: { items: readonly ToDo[] }) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <ul className={`plain-list ${styles.list}`}>
      {items.map(({ key, kind, on, whose, application, title }) => {
        const words = TO_DO_WORDS[kind];
        return (
          <li key={key}>
            <span className={styles.words}>
              <Link to={addressOf(kind, application)} className="strong-link">
                {title ?? i18n._(words.title)}
                {application && `: ${application.college}`}
              </Link>
              <span className="soft">{i18n._(words.why)}</span>
              <span className="small soft">{i18n._(words.time)}</span>
            </span>
            {on !== null && (
              <Tag tone={on < today ? 'bad' : 'waiting'}>
                <When on={on} whose={whose} today={today} />
              </Tag>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function When({ on, whose, today }: { on: string; whose: ToDo['whose']; today: string }) {
  const day = wholeDate(on);
  if (on < today)
    return whose === 'college' ? <Trans>The college closed on {day}</Trans> : <Trans>Was due on {day}</Trans>;
  if (whose === 'pool') return <Trans>The pool closes on {day}</Trans>;
  return whose === 'college' ? <Trans>The college closes on {day}</Trans> : <Trans>Your day: {day}</Trans>;
}

/** What was done lately, quieter than what is to do. */
export function DoneList({ items }: { items: readonly ToDo[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={`plain-list ${styles.list} ${styles.done}`}>
      {items.map(({ key, kind, on, application, title }) => (
        <li key={key}>
          <span className={styles.ticked}>
            <IconCircleCheckFilled size={20} aria-hidden />
            <span>
              {title ?? i18n._(TO_DO_WORDS[kind].title)}
              {application && `: ${application.college}`}
            </span>
          </span>
          {on !== null && (
            <span className="small">
              <Trans>Done on {wholeDate(on)}</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
