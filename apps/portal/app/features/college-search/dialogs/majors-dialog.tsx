import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PanelProps } from '../panels.tsx';
import { majorClustersQuery } from '../lookups.ts';
import { majorCountsQuery } from '../queries.ts';
import { addMajor, removeMajor, setChoices, toggleChoice } from '../../../domain/college-search/edit.ts';
import { ClusterMajors } from './cluster-majors.tsx';
import { ShowColleges } from './show-colleges.tsx';
import styles from './dialog.module.css';

/** The 16 career clusters and the majors in each (MOD-011, CON-138). */
export function MajorsDialog({ opened, onClose, search, counts, onFilters }: PanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const clusters = useQuery({ ...majorClustersQuery(), enabled: opened });
  const majorCounts = useQuery({ ...majorCountsQuery(search), enabled: opened });
  const { filters } = search;
  const wanted = text.trim().toLowerCase();
  const shown = (clusters.data ?? []).flatMap((cluster) => {
    if (wanted === '' || cluster.name.toLowerCase().includes(wanted)) return cluster;
    const majors = cluster.majors.filter(({ title }) => title.toLowerCase().includes(wanted));
    return majors.length > 0 ? { ...cluster, majors } : [];
  });
  const chosen = filters.majors.length > 0 || filters.choices['careerCluster'] !== undefined;
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Majors</Trans>} size={640}>
      <TextField
        label={<Trans>Find a major</Trans>}
        type="search"
        placeholder={t`Try “nursing”`}
        icon={<IconSearch size={20} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={`small soft ${styles.about}`}>
        <Trans>
          A whole cluster finds colleges with any of its majors. Single majors find colleges that offer all of
          them.
        </Trans>
      </p>
      {clusters.isPending && (
        <Loading label={t`Loading majors`}>
          <Skeleton height={320} />
        </Loading>
      )}
      {clusters.isError && (
        <ErrorState
          title={<Trans>We could not load the majors.</Trans>}
          onRetry={() => void clusters.refetch()}
        />
      )}
      {shown.map((cluster) => (
        <ClusterMajors
          key={cluster.code}
          cluster={cluster}
          ticked={(filters.choices['careerCluster'] ?? []).includes(cluster.key)}
          count={counts?.facets['careerCluster']?.[cluster.key]}
          chosen={filters.majors}
          majorCounts={majorCounts.data}
          open={wanted !== ''}
          onCluster={() => onFilters(toggleChoice(filters, 'careerCluster', cluster.key))}
          onMajor={(code) =>
            onFilters(filters.majors.includes(code) ? removeMajor(filters, code) : addMajor(filters, code))
          }
        />
      ))}
      {clusters.data && shown.length === 0 && (
        <p role="status">
          <Trans>No major has these words. Try a shorter one.</Trans>
        </p>
      )}
      <ShowColleges
        search={search}
        onShow={onClose}
        onClear={
          chosen ? () => onFilters({ ...setChoices(filters, 'careerCluster', []), majors: [] }) : undefined
        }
      />
    </Dialog>
  );
}
