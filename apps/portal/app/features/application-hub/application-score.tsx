import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HubItem } from '@longleaf/contract/applications';
import { IconCheck } from '@tabler/icons-react';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './hub.module.css';

const MOST_STROKES = 24;

/** How far an application is: sent, or a bar of its points (GAP-045). */
export function ApplicationScore({ item, large = false }: { item: HubItem; large?: boolean }) {
  const { t } = useLingui();
  const { points, outOf } = item.score;
  if (item.userApplication.completed && !large) {
    return (
      <Tag tone="good" icon={<IconCheck size={14} aria-hidden />}>
        <Trans>Sent</Trans>
      </Tag>
    );
  }
  return (
    <span className={styles.score} data-large={large || undefined}>
      {outOf <= MOST_STROKES && (
        <NeedleMeter done={points} steps={outOf} width={large ? 150 : 84} label={t`${points} of ${outOf}`} />
      )}
      <span className="figures" aria-hidden={outOf <= MOST_STROKES}>
        <Trans>
          {points} of {outOf}
        </Trans>
      </span>
    </span>
  );
}

/** What the points are made of (ST-097 to ST-101). */
export function ScoreParts({ item }: { item: HubItem }) {
  const { transcript, completed, tasks } = item.score.parts;
  return (
    <p className={`small soft ${styles.parts}`}>
      <Plural value={tasks} _0="No task done yet" one="# task done" other="# tasks done" />
      {transcript && (
        <>
          {', '}
          <Trans>transcript asked for</Trans>
        </>
      )}
      {completed && (
        <>
          {', '}
          <Trans>application sent</Trans>
        </>
      )}
    </p>
  );
}
