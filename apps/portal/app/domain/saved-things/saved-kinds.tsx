import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { savedCollegeIdsQuery } from '../../data/saved-colleges/queries.ts';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';
import { savedSearchesQuery } from '../../data/saved-searches/saved-searches.ts';
import { usePerson } from '../../shell/session/session.ts';
import styles from './saved-kinds.module.css';

const KINDS = [
  { key: 'colleges', label: msg`Colleges`, to: '/savedColleges' },
  { key: 'careers', label: msg`Careers`, to: '/careers?searchType=saved' },
  { key: 'programs', label: msg`Programs`, to: '/savedPrograms' },
  { key: 'searches', label: msg`Searches`, to: '/savedSearches' },
] as const;

export type SavedKind = (typeof KINDS)[number]['key'];

/** The way between everything a person saved, each kind with its number. Nothing while nobody is signed in. */
export function SavedKinds({ current }: { current: SavedKind }) {
  const { t, i18n } = useLingui();
  const person = usePerson();
  const counts = useCounts(person?.id ?? null);
  if (person === null) return null;
  return (
    <nav aria-label={t`What you saved`} className={styles.kinds} data-print="no">
      {KINDS.map(({ key, label, to }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {i18n._(label)} {counts[key] !== undefined && <span className="figures">{counts[key]}</span>}
        </Link>
      ))}
    </nav>
  );
}

function useCounts(personId: string | null): Record<SavedKind, number | undefined> {
  const id = personId ?? '';
  const enabled = personId !== null;
  return {
    colleges: useQuery({ ...savedCollegeIdsQuery(id), enabled }).data?.length,
    careers: useQuery({ ...savedCareers.idsQuery(id), enabled }).data?.length,
    programs: useQuery({ ...savedPrograms.idsQuery(id), enabled }).data?.length,
    searches: useQuery({ ...savedSearchesQuery(id), enabled }).data?.length,
  };
}
