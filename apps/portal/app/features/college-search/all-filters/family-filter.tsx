import { Trans } from '@lingui/react/macro';
import type { CollegeFacets } from '@longleaf/contract/college-search';
import { useState } from 'react';
import { ResidencySelect } from '../../../domain/residency/residency-select.tsx';
import type { Panel } from '../panels.tsx';
import { ChoiceFilter } from '../rail/choice-filter.tsx';
import { DistanceFilter } from '../rail/distance-filter.tsx';
import filterStyles from '../rail/filter.module.css';
import { MajorFilter } from '../rail/major-filter.tsx';
import type { CollegeFilters, CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { setBound, toggleChoice } from '../../../domain/college-search/edit.ts';
import type { OfferedFamily } from './filter-finder.ts';
import { Marked } from './marked.tsx';
import { MyScore, SCORE_FAMILIES } from './my-score.tsx';

export interface FamilyFilterProps {
  family: OfferedFamily;
  search: CollegeSearch;
  facets: CollegeFacets | undefined;
  unknownZip: boolean;
  /** What was searched for, to be marked. */
  text: string;
  onFilters: (filters: CollegeFilters) => void;
  onPanel: (panel: Panel) => void;
}

const SHOWN_AT_FIRST = 8;
const LONG = 13;
/** Families whose boxes have a window of their own. */
const OWN_PANELS: Readonly<Record<string, Panel>> = {
  careerCluster: 'majors',
  religion: 'religion',
  publicPrivate: 'religion',
  sports: 'sports',
  sportsDivision: 'sports',
  sportsScholarship: 'sports',
};

/** One family of filters in the drawer, drawn as its kind needs. */
export function FamilyFilter(props: FamilyFilterProps) {
  const { family, search, unknownZip, onFilters, onPanel } = props;
  const { filters } = search;
  if (family.kind === 'distance') {
    return (
      <DistanceFilter
        near={filters.near}
        unknownZip={unknownZip}
        onNear={(near) => onFilters({ ...filters, near })}
      />
    );
  }
  if (family.kind === 'major') {
    return <MajorFilter search={search} onFilters={onFilters} onBrowse={() => onPanel('majors')} />;
  }
  if (family.key === 'netPrice') {
    return (
      <div>
        <Boxes {...props} />
        <div className={filterStyles.residency}>
          <ResidencySelect label={<Trans>Price for people from</Trans>} />
        </div>
      </div>
    );
  }
  return <Boxes {...props} />;
}

function Boxes({ family, search, facets, text, onFilters, onPanel }: FamilyFilterProps) {
  const { filters } = search;
  const [all, setAll] = useState(false);
  const bound = filters.bounds[family.key];
  const isBound = family.kind === 'number';
  const ticked = isBound ? (bound === undefined ? [] : [String(bound)]) : (filters.choices[family.key] ?? []);
  const counts = facets?.[family.key];
  const first = boxesAtFirst(family, counts);
  const shown = family.filters.filter(
    (box) => all || text !== '' || first.has(box) || ticked.includes(box.value),
  );
  const toggle = (value: string) =>
    onFilters(
      isBound
        ? setBound(filters, family.key, ticked.includes(value) ? null : Number(value))
        : toggleChoice(filters, family.key, value),
    );
  const panel = OWN_PANELS[family.key];
  const scores = SCORE_FAMILIES[family.key];
  return (
    <div>
      <ChoiceFilter
        legend={<Marked label={family.label} text={text} />}
        note={family.note}
        options={shown.map(({ value, label }) => ({ value, content: <Marked label={label} text={text} /> }))}
        ticked={ticked}
        counts={counts}
        onToggle={toggle}
      />
      <div className={filterStyles.further}>
        {shown.length < family.filters.length && (
          <button type="button" className={filterStyles.more} onClick={() => setAll(true)}>
            <Trans>
              Show all {family.filters.length} <span className="visually-hidden">{family.label}</span>
            </Trans>
          </button>
        )}
        {scores && (
          <MyScore
            {...scores}
            family={family.key}
            label={family.label}
            filters={filters}
            onFilters={onFilters}
          />
        )}
        {panel && (
          <button type="button" className={filterStyles.more} onClick={() => onPanel(panel)}>
            <PanelWords panel={panel} />
          </button>
        )}
      </div>
    </div>
  );
}

/** All boxes of a short family; of a long one those that give the most colleges. North Carolina is always among them. */
function boxesAtFirst({ key, filters }: OfferedFamily, counts: Readonly<Record<string, number>> | undefined) {
  const number = ({ value, count }: OfferedFamily['filters'][number]) => counts?.[value] ?? count;
  if (filters.length <= LONG) return new Set(filters);
  const most = filters.toSorted((a, b) => number(b) - number(a)).slice(0, SHOWN_AT_FIRST);
  return new Set(key === 'state' ? [...filters.slice(0, 1), ...most] : most);
}

function PanelWords({ panel }: { panel: Panel }) {
  switch (panel) {
    case 'majors':
      return <Trans>Choose majors</Trans>;
    case 'sports':
      return <Trans>Choose sports with team, division and scholarship</Trans>;
    default:
      return <Trans>Choose public, private or a religion</Trans>;
  }
}
