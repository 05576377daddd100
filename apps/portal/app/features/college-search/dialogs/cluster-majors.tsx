import { useLingui } from '@lingui/react/macro';
import type { MajorCluster } from '@longleaf/contract/college-search';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { count as written } from '../../../lib/format.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import styles from './dialog.module.css';

interface ClusterMajorsProps {
  cluster: MajorCluster;
  ticked: boolean;
  /** Colleges there would be with this cluster ticked. */
  count: number | undefined;
  /** CIP codes that are chosen. */
  chosen: readonly string[];
  /** Colleges there would be with each major as well; undefined while it is not known. */
  majorCounts: Readonly<Record<string, number>> | undefined;
  /** Open whether or not it was opened: something in it was searched for. */
  open: boolean;
  onCluster: () => void;
  onMajor: (cipCode: string) => void;
}

/** One career cluster to tick as a whole, and its majors behind a button. */
export function ClusterMajors({
  cluster,
  ticked,
  count,
  chosen,
  majorCounts,
  open,
  onCluster,
  onMajor,
}: ClusterMajorsProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const body = useId();
  const expanded = open || opened;
  return (
    <div className={styles.cluster}>
      <div className={styles.clusterHead}>
        <CheckBox
          checked={ticked}
          onChange={onCluster}
          end={count === undefined ? undefined : written(count)}
        >
          <strong>{cluster.name}</strong>
        </CheckBox>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={expanded}
          aria-controls={body}
          aria-label={t`Majors in ${cluster.name}`}
          onClick={() => setOpened(!expanded)}
        >
          <IconChevronRight size={20} aria-hidden />
        </button>
      </div>
      <div id={body} hidden={!expanded} className={styles.majors}>
        {expanded &&
          cluster.majors.map(({ cipCode, title }) => (
            <CheckBox
              key={cipCode}
              checked={chosen.includes(cipCode)}
              onChange={() => onMajor(cipCode)}
              end={majorCounts && written(majorCounts[cipCode] ?? 0)}
            >
              {title}
            </CheckBox>
          ))}
      </div>
    </div>
  );
}
