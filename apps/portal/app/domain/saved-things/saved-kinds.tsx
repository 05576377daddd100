import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { savedCountsQuery } from '../../data/saved-things/saved-things.ts';
import { usePerson } from '../../shell/session/session.ts';
import styles from './saved-kinds.module.css';

const KINDS = [
  { key: 'colleges', label: msg`Colleges`, to: '/savedColleges' },
  { key: 'careers', label: msg`Careers`, to: '/careers?searchType=saved' },
  { key: 'programs', label: msg`Programs`, to: '/savedPrograms' },
  { key: 'searches', label: msg`Searches`, to: '/savedSearches' },
  { key: 'enrichment', label: msg`Enrichment programs`, to: '/StudentEnrichment?view=saved' },
] as const;

export type SavedKind = (typeof KINDS)[number]['key'];

/** The way between everything a person saved, each kind with its number. Nothing while nobody is signed in. */
export function SavedKinds({ current }: { current: SavedKind }) {
  const { t, i18n } = useLingui();
  const person = usePerson();
  const { data: counts } = useQuery({ ...savedCountsQuery(person?.id ?? ''), enabled: person !== null });
  if (person === null) return null;
  return (
    <nav aria-label={t`What you saved`} className={styles.kinds} data-print="no">
      {KINDS.map(({ key, label, to }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {i18n._(label)} {counts && <span className="figures">{counts[key]}</span>}
        </Link>
      ))}
    </nav>
  );
}
