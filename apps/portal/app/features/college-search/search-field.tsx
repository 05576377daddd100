import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref } from 'react-router';
import { siteSearchQuery } from '../../data/site-search/site-search.ts';
import { SITE_SEARCH_PATH } from '../../data/site-search/path.ts';
import { type FoundThing, thingsOf, wayTo } from '../../data/site-search/ways.ts';
import { NotUsed } from '../../shell/site-search/not-used.tsx';
import { SiteSuggest } from '../../shell/site-search/site-suggest.tsx';
import { useGoWay } from '../../shell/site-search/use-go-way.ts';
import styles from './search-field.module.css';
import type { CollegeSearch } from '../../domain/college-search/college-search.ts';
import { narrowedBy, withFilters } from '../../domain/college-search/edit.ts';

interface SearchFieldProps {
  search: CollegeSearch;
  onSearch: (search: CollegeSearch) => void;
}

/**
 * Type a college, a major, a career or a place. A suggested college leads to its profile; a major, a career or a place
 * becomes a filter. Enter does it with what is meant most, and lists colleges whose name has the words.
 */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const goWay = useGoWay();
  const action = useHref(SITE_SEARCH_PATH);
  const { filters } = search;
  const [shown, setShown] = useState(filters.name);
  const [text, setText] = useState(filters.name);
  // Words that became no filter stay in the box, where they are told of until somebody types on.
  const [left, setLeft] = useState<readonly string[]>([]);
  if (shown !== filters.name) {
    setShown(filters.name);
    setText(filters.name);
  }
  const listByName = (name: string) => onSearch(withFilters(search, { ...filters, name }));
  const take = (thing: FoundThing, unused: readonly string[] = []) => {
    const narrowed = narrowedBy(search, thing);
    if (!narrowed) return goWay(wayTo(thing));
    setText(unused.join(' '));
    setLeft(unused);
    onSearch(narrowed);
  };
  const enter = async () => {
    const typed = text.trim();
    if (typed === '' || typed === filters.name) return listByName(typed);
    const found = await queries.fetchQuery(siteSearchQuery(typed)).catch(() => null);
    const first = found?.groups[0];
    const [thing] = first ? thingsOf(first) : [];
    if (!thing || thing.kind === 'college') listByName(typed);
    else take(thing, found?.unused);
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t`Colleges`}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <SiteSuggest
        label={<Trans>College, major, career or place</Trans>}
        hideLabel
        name="q"
        placeholder={t`Name, major, place`}
        value={text}
        onValue={(value) => {
          setText(value);
          setLeft([]);
          if (value === '' && filters.name !== '') listByName('');
        }}
        known={left.length > 0 ? left.join(' ') : filters.name}
        onPick={(thing) => take(thing)}
      />
      {left.length > 0 && (
        <p className={`note-text soft ${styles.left}`} role="status">
          <NotUsed words={left} />
        </p>
      )}
    </form>
  );
}
