import { Trans } from '@lingui/react/macro';
import type { EnrichmentCard } from '@longleaf/contract/enrichment';
import { deadlineState, lastDayToApply } from '@longleaf/rules/enrichment/deadline';
import { sourceSites } from '@longleaf/rules/enrichment/source-sites';
import { IconCalendarDue, IconCheck, IconMoon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { useToday } from '../../lib/today.ts';
import { Tag } from '../../ui/tag.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DeadlineToCalendar } from './deadline-to-calendar.tsx';
import styles from './program-card.module.css';
import { SaveEnrichmentButton } from './save-enrichment-button.tsx';
import { useProgramWords } from './use-program-words.ts';

interface ProgramCardProps {
  program: EnrichmentCard;
  /** Instead of the button that saves. */
  actions?: ReactNode;
  /** Without the picture, over the map. */
  small?: boolean;
}

/** A program: who offers it, for whom, what it costs, when, and of which year that is (ENT-409 to 413). */
export function ProgramCard({ program, actions, small = false }: ProgramCardProps) {
  const words = useProgramWords();
  const { id, name, host, who, address, source, year } = program;
  const applyBy = words.applyBy(program);
  const sites = sourceSites(source);
  return (
    <article className={small ? styles.small : `card ${styles.card}`}>
      {!small && (
        <img
          src={program.imagePath}
          alt=""
          width={300}
          height={150}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        <p className="note-text soft">{words.place(program)}</p>
        <h3 className={styles.name}>{name}</h3>
        <p className="small soft">{words.areas(program)}</p>
        <dl className={styles.facts}>
          <Fact name={<Trans>For</Trans>}>{who ?? words.levels(program)}</Fact>
          <Fact name={<Trans>Fee</Trans>}>{words.fee(program)}</Fact>
          <Fact name={<Trans>When</Trans>}>{words.when(program)}</Fact>
          {applyBy !== null && <Fact name={<Trans>Apply by</Trans>}>{applyBy}</Fact>}
        </dl>
        <Tags program={program} />
        <p className={`note-text soft ${styles.source}`}>
          <Trans>
            As of {year}. Read on {sites}
          </Trans>
        </p>
        <div className={styles.actions} data-print="no">
          {address !== null && (
            <OutwardLink href={address}>
              <Trans>Website of {host}</Trans>
            </OutwardLink>
          )}
          {actions ?? <SaveEnrichmentButton id={id} name={name} />}
          <DeadlineToCalendar program={program} />
        </div>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tags({ program }: { program: EnrichmentCard }) {
  // The document may have been drawn on another day.
  const hydrated = useHydrated();
  const today = useToday();
  const { deadline, overnight, hasScholarship } = program;
  const lastDay = lastDayToApply(program);
  const state = lastDay === null || !hydrated ? 'later' : deadlineState(lastDay, today);
  // How near a month is cannot be said to the day.
  const isSoon = state === 'soon' && deadline !== null;
  if (!isSoon && state !== 'over' && overnight !== true && hasScholarship !== true) return null;
  return (
    <p className={styles.tags}>
      {isSoon && (
        <Tag tone="waiting" icon={<IconCalendarDue size={15} aria-hidden />}>
          <Trans>Deadline soon</Trans>
        </Tag>
      )}
      {state === 'over' && (
        <Tag icon={<IconCalendarDue size={15} aria-hidden />}>
          {deadline === null ? (
            <Trans>This has passed: ask the host for the next deadline</Trans>
          ) : (
            <Trans>The deadline has passed</Trans>
          )}
        </Tag>
      )}
      {overnight === true && (
        <Tag icon={<IconMoon size={15} aria-hidden />}>
          <Trans>Overnight</Trans>
        </Tag>
      )}
      {hasScholarship === true && (
        <Tag tone="good" icon={<IconCheck size={15} aria-hidden />}>
          <Trans>Scholarships</Trans>
        </Tag>
      )}
    </p>
  );
}
