import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PathwayProgress } from '@longleaf/contract/next-steps';
import { PATHWAY_KEYS, type PathwayKey } from '@longleaf/rules/next-steps/pathway-keys';
import { IconBriefcase, IconCircleCheckFilled, IconFlag, IconLock, IconSchool } from '@tabler/icons-react';
import { monthAndDay } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import styles from './next-steps.module.css';
import { PathwayArt } from './pathway-art.tsx';

const ICONS: Readonly<Record<PathwayKey, typeof IconSchool>> = {
  college: IconSchool,
  workforce: IconBriefcase,
  military: IconFlag,
};

interface PathwayCardProps {
  progress: PathwayProgress;
  /** The form is not done yet. */
  isLocked: boolean;
  /** The form is for others: it never opens for this person. */
  isForOthers: boolean;
  /** It was worked on last: its button is the main one. */
  isLatest: boolean;
}

/** One of the three pathways: what it is about, how far one is, and the way on. */
export function PathwayCard({ progress, isLocked, isForOthers, isLatest }: PathwayCardProps) {
  const { t } = useLingui();
  const { pathwayId, name, text, steps, stepCount, currentStep, current, dateCompleted } = progress;
  const key = PATHWAY_KEYS[pathwayId] ?? 'college';
  const Icon = ICONS[key];
  const done = steps.length;
  const look = isLatest ? 'main' : 'second';
  return (
    <section className={`card ${styles.pathway}`} aria-labelledby={`pathway-${key}`}>
      <div className={styles.art}>
        <PathwayArt pathway={key} />
      </div>
      <div className={styles.words}>
        <h2 id={`pathway-${key}`}>
          <Icon size={22} aria-hidden /> {name}
        </h2>
        <p>{text}</p>
        <div>
          <NeedleMeter
            done={done}
            steps={stepCount}
            width={170}
            label={t`${done} of ${stepCount} steps done`}
          />
          <p className={styles.count} aria-hidden>
            <Trans>
              <strong>
                {done} of {stepCount}
              </strong>{' '}
              steps done
            </Trans>
          </p>
        </div>
        {isLocked ? (
          <p className={styles.locked}>
            <IconLock size={18} aria-hidden />{' '}
            {isForOthers ? (
              <Trans>For high school students, parents and educators</Trans>
            ) : (
              <Trans>Opens after the form</Trans>
            )}
          </p>
        ) : (
          <>
            {dateCompleted !== null ? (
              <p className={styles.finished}>
                <IconCircleCheckFilled size={18} aria-hidden />{' '}
                <Trans>You finished it on {monthAndDay(new Date(dateCompleted))}.</Trans>
              </p>
            ) : (
              <p className="soft">
                {done === 0 ? (
                  <Trans>It starts with: {current.title}.</Trans>
                ) : (
                  <Trans>
                    Next is step {currentStep}: {current.title}.
                  </Trans>
                )}{' '}
                <Plural value={current.minutes} one="About # minute." other="About # minutes." />
              </p>
            )}
            <ButtonLink look={look} fullWidth to={`/next-step/${key}`} aria-describedby={`pathway-${key}`}>
              {dateCompleted !== null ? (
                <Trans>Look at it again</Trans>
              ) : done === 0 ? (
                <Trans>Start</Trans>
              ) : (
                <Trans>Continue with step {currentStep}</Trans>
              )}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
