import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SortKey } from '@longleaf/rules/colleges/sort';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { SelectField } from '../../../ui/text-field.tsx';
import type { CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { sortedBy } from '../../../domain/college-search/edit.ts';
import styles from './results-head.module.css';

const SORTS: readonly (readonly [SortKey, MessageDescriptor])[] = [
  ['netPrice', msg`Net price`],
  ['graduationRate', msg`Graduation rate`],
  ['admissionRate', msg`Admission rate`],
  ['size', msg`Students`],
  ['tuition', msg`Tuition`],
  ['name', msg`Name`],
];

interface SortControlProps {
  search: CollegeSearch;
  onSearch: (search: CollegeSearch) => void;
}

/** What the results are sorted by, and the button that turns the order round. */
export function SortControl({ search, onSearch }: SortControlProps) {
  const { t, i18n } = useLingui();
  const { sort, falling } = search;
  const near = search.filters.near !== null;
  const choose = (value: string) =>
    onSearch(
      sortedBy(search, SORTS.find(([key]) => key === value)?.[0] ?? (value === 'distance' ? value : null)),
    );
  const Icon = falling ? IconSortDescending : IconSortAscending;
  const present =
    sort === 'name' ? (falling ? t`Z to A` : t`A to Z`) : falling ? t`High to low` : t`Low to high`;
  return (
    <>
      <div className={styles.sort}>
        <SelectField
          label={<Trans>Sort by</Trans>}
          hideLabel
          value={sort ?? (near ? 'distance' : '')}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {near ? (
            <option value="distance">{t`Distance`}</option>
          ) : (
            <option value="">{t`North Carolina first`}</option>
          )}
          {SORTS.map(([key, label]) => (
            <option key={key} value={key}>
              {i18n._(label)}
            </option>
          ))}
        </SelectField>
      </div>
      {sort !== null && (
        <button
          type="button"
          className={styles.direction}
          aria-label={t`${present}. Change direction`}
          title={present}
          onClick={() => onSearch({ ...search, falling: !falling, page: 1 })}
        >
          <Icon size={20} aria-hidden />
        </button>
      )}
    </>
  );
}
