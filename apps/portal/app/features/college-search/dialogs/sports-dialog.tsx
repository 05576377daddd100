import { Trans, useLingui } from '@lingui/react/macro';
import { sports, sportsDivision, sportsScholarship } from '@longleaf/rules/colleges/filters/campus-life';
import { useState } from 'react';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PanelProps } from '../panels.tsx';
import { ChoiceFilter } from '../rail/choice-filter.tsx';
import filterStyles from '../rail/filter.module.css';
import { setChoices, toggleChoice } from '../../../domain/college-search/edit.ts';
import { type Team, teamOf, withTeam } from '../../../domain/college-search/teams.ts';
import styles from './dialog.module.css';
import { ShowColleges } from './show-colleges.tsx';

/** Sports: which, whose team, in which division, with a scholarship (MOD-010). */
export function SportsDialog({ opened, onClose, search, counts, onFilters }: PanelProps) {
  const { t } = useLingui();
  const { filters } = search;
  const chosen = filters.choices['sports'] ?? [];
  const [wish, setWish] = useState<Team>(teamOf(chosen));
  const team = chosen.length > 0 ? teamOf(chosen) : wish;
  const setTeam = (next: Team) => {
    setWish(next);
    if (chosen.length > 0)
      onFilters(
        setChoices(
          filters,
          'sports',
          chosen.map((sport) => withTeam(sport, next)),
        ),
      );
  };
  const boxes = (family: string) => ({
    ticked: filters.choices[family] ?? [],
    counts: counts?.facets[family],
    onToggle: (value: string) => onFilters(toggleChoice(filters, family, value)),
  });
  const anything = ['sports', 'sportsDivision', 'sportsScholarship'].some(
    (family) => filters.choices[family],
  );
  const teams: readonly (readonly [Team, string])[] = [
    ['any', t`Any team`],
    ['Women', t`Women’s team`],
    ['Men', t`Men’s team`],
  ];
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Sports</Trans>} size={620}>
      <div className={styles.stack}>
        <fieldset>
          <legend className={filterStyles.legend}>
            <Trans>Team</Trans>
          </legend>
          {teams.map(([value, label]) => (
            <CheckBox
              key={value}
              type="radio"
              name="team"
              checked={team === value}
              onChange={() => setTeam(value)}
            >
              {label}
            </CheckBox>
          ))}
        </fieldset>
        <ChoiceFilter
          legend={<Trans>Sport</Trans>}
          note={sports.note}
          className={styles.columns}
          options={sports.filters.map(({ value, label }) => ({ value, content: label }))}
          ticked={chosen.map((sport) => withTeam(sport, 'any'))}
          counts={team === 'any' ? counts?.facets['sports'] : undefined}
          onToggle={(value) => onFilters(toggleChoice(filters, 'sports', withTeam(value, team)))}
        />
        <ChoiceFilter
          legend={<Trans>Division</Trans>}
          note={sportsDivision.note}
          options={sportsDivision.filters.map(({ value, label }) => ({ value, content: label }))}
          {...boxes('sportsDivision')}
        />
        <ChoiceFilter
          legend={<Trans>Scholarship</Trans>}
          note={sportsScholarship.note}
          options={sportsScholarship.filters.map(({ value, label }) => ({ value, content: label }))}
          {...boxes('sportsScholarship')}
        />
      </div>
      <ShowColleges
        search={search}
        onShow={onClose}
        onClear={
          anything
            ? () =>
                onFilters(
                  ['sports', 'sportsDivision', 'sportsScholarship'].reduce(
                    (left, family) => setChoices(left, family, []),
                    filters,
                  ),
                )
            : undefined
        }
      />
    </Dialog>
  );
}
