import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SharedPlan, sharedPlanMessages, sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { SHARED_PARTS } from '@longleaf/rules/shared-plans/sharing';
import { useRef } from 'react';
import { useAct } from '../../kit/form/use-act.ts';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { SHARED_PLANS } from './queries.ts';
import styles from './shared-plans.module.css';

/** Each link with what it shows, until when, how often it was opened, and the way to end it. */
export function LinkList({ links }: { links: readonly SharedPlan[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {links.map((link) => (
        <Link key={link.id} link={link} />
      ))}
    </ul>
  );
}

function Link({ link }: { link: SharedPlan }) {
  const { i18n } = useLingui();
  const { question, ask } = useConfirm();
  const { id, name, parts, works, endsDate, endedDate, openedCount, lastOpenedDate } = link;
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useAct(sharedPlanOperations.endSharedPlan, {
    onDone: async () => {
      await refreshOwn(SHARED_PLANS);
      // The button that was pressed is gone.
      heading.current?.focus();
    },
  });
  const endIt = async () => {
    const yes = await ask({
      title: <Trans>End the link for {name}?</Trans>,
      confirmLabel: <Trans>End the link</Trans>,
      danger: true,
      children: <Trans>It stops working right away. You can make another one.</Trans>,
    });
    if (yes) await end.act({ params: { id } }, i18n._(sharedPlanMessages.ended));
  };
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h3>
        <p className="small soft">
          {works ? (
            <Trans>Works until {dayOf(endsDate)}</Trans>
          ) : endedDate === null ? (
            <Trans>It expired on {dayOf(endsDate)}</Trans>
          ) : (
            <Trans>Ended on {dayOf(endedDate)}</Trans>
          )}
          {' · '}
          {lastOpenedDate === null ? (
            <Trans>Not opened yet</Trans>
          ) : (
            <>
              <Plural value={openedCount} one="Opened once" other="Opened # times" />,{' '}
              <Trans>last on {dayOf(lastOpenedDate)}</Trans>
            </>
          )}
        </p>
        <ul className={`small ${styles.shows}`}>
          {SHARED_PARTS.filter(({ value }) => parts.includes(value)).map(({ value, label }) => (
            <li key={value}>{i18n._(label)}</li>
          ))}
        </ul>
      </div>
      {works && (
        <Button size="small" busy={end.busy} onClick={() => void endIt()}>
          <Trans>
            End<span className="visually-hidden"> the link for {name}</span>
          </Trans>
        </Button>
      )}
      {question}
    </li>
  );
}
