import { Trans } from '@lingui/react/macro';
import type { OnePathway, PathwayStep } from '@longleaf/contract/next-steps';
import { IconBook2, IconCircleCheckFilled, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ADDRESSES } from '../../addresses.ts';
import { useSettings } from '../../lib/settings.ts';
import styles from './step.module.css';

/** Whether the portal has a page at a path: what is not built yet is not linked. */
const isThere = (path: string) => ADDRESSES.some((address) => address.built && address.path === path);

/** What to read for a step, and what to do in the portal, with what is seen to be done. */
export function StepLinks({ step, deeds = [] }: { step: PathwayStep; deeds?: OnePathway['deeds'] }) {
  const { contentUrl } = useSettings();
  const reads = contentUrl === null ? [] : step.reads;
  const does = step.does.filter(({ to }) => isThere(to));
  if (reads.length + does.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.links}`}>
      {reads.map(({ text, path }) => (
        <li key={path}>
          <IconBook2 size={20} aria-hidden />
          <a href={`${contentUrl}${path}`}>
            <Trans>Read: {text}</Trans>
          </a>
        </li>
      ))}
      {does.map(({ text, to, sees }) => {
        const isDone = sees !== null && deeds.includes(sees);
        return (
          <li key={to + text}>
            {isDone ? (
              <IconCircleCheckFilled size={20} aria-hidden />
            ) : (
              <IconArrowRight size={20} aria-hidden />
            )}
            <Link to={to}>{text}</Link>
            {isDone && (
              <span className={styles.done}>
                <Trans>Done</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where a step's facts come from. */
export function StepSources({ sources }: { sources: readonly { name: string; address: string }[] }) {
  if (sources.length === 0) return null;
  return (
    <p className={styles.sources}>
      <Trans>Where this comes from:</Trans>{' '}
      {sources.map(({ name, address }, index) => (
        <span key={address}>
          {index > 0 && '; '}
          <a href={address}>{name}</a>
        </span>
      ))}
    </p>
  );
}
