import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { savedSearchesQuery } from '../../data/saved-searches/saved-searches.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './also-saved.module.css';
import { careersSavedQuery, programsSavedQuery, type SavedNames } from './saved-names.ts';

/** Names that a part shows; the rest are a press away. */
const SHOWN = 3;

/** What else a person saved: careers, programs and searches, the newest by name. */
export function AlsoSaved({ personId }: { personId: string }) {
  const { t } = useLingui();
  const searches = useQuery({
    ...savedSearchesQuery(personId),
    select: (kept): SavedNames => ({
      total: kept.length,
      things: kept.map(({ id, name }) => ({ key: String(id), name, to: '/savedSearches' })),
    }),
  });
  return (
    <section aria-label={t`More that you saved`} className={styles.parts}>
      <Part
        title={msg`Saved careers`}
        query={useQuery(careersSavedQuery(personId))}
        all="/careers?searchType=saved"
        none={msg`No saved careers yet.`}
        find={msg`Look at careers`}
        findAt="/careers"
      />
      <Part
        title={msg`Saved programs`}
        query={useQuery(programsSavedQuery(personId))}
        all="/savedPrograms"
        none={msg`No saved programs yet.`}
        find={msg`Look at majors`}
        findAt="/programsMajors"
      />
      <Part
        title={msg`Saved searches`}
        query={searches}
        all="/savedSearches"
        none={msg`No saved searches yet.`}
        find={msg`Search colleges`}
        findAt="/college-search"
      />
    </section>
  );
}

interface PartProps {
  title: MessageDescriptor;
  query: UseQueryResult<SavedNames>;
  all: string;
  none: MessageDescriptor;
  find: MessageDescriptor;
  findAt: string;
}

function Part({ title, query: { data, isError }, all, none, find, findAt }: PartProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.part}>
      <h2>
        <Link to={all}>
          {i18n._(title)} {data && <span className="soft figures">{data.total}</span>}
        </Link>
      </h2>
      {data === undefined && !isError && <Skeleton height={96} />}
      {isError && (
        <p className="soft">
          <Trans>We could not load this just now.</Trans>
        </p>
      )}
      {data?.total === 0 && (
        <p className="soft">
          {i18n._(none)} <Link to={findAt}>{i18n._(find)}</Link>
        </p>
      )}
      {data && data.total > 0 && (
        <ul className="plain-list">
          {data.things.slice(0, SHOWN).map(({ key, name, to }) => (
            <li key={key}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
