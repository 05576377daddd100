import { Trans, useLingui } from '@lingui/react/macro';
import type { EnrichmentFacets } from '@longleaf/contract/enrichment';
import { enrichmentLevels, interestAreas, timeFrames } from '@longleaf/rules/enrichment/choices';
import { DEADLINE_SOON_DAYS } from '@longleaf/rules/enrichment/deadline';
import { feeBands } from '@longleaf/rules/enrichment/fee-bands';
import { count } from '../../../lib/format.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import type { EnrichmentSearch } from '../search.ts';
import { CountedBoxes } from './counted-boxes.tsx';
import { DayBox } from './day-box.tsx';
import styles from './filters.module.css';
import { NameField } from './name-field.tsx';
import { NearField } from './near-field.tsx';

interface FilterRailProps {
  search: EnrichmentSearch;
  facets: EnrichmentFacets | undefined;
  unknownZip: boolean;
  onFilter: (changed: Partial<EnrichmentSearch>) => void;
}

/** Every filter of the specification (ENT-415 to 435), each choice with the programs there would be. */
export function FilterRail({ search, facets, unknownZip, onFilter }: FilterRailProps) {
  const { t } = useLingui();
  const soon = DEADLINE_SOON_DAYS;
  const end = (number: number | undefined) => (number === undefined ? undefined : count(number));
  const choice = (label: string, number: number | undefined) =>
    number === undefined ? label : t`${label} (${count(number)})`;
  const hosts = facets?.hostCampuses ?? [];
  return (
    <form
      className={styles.rail}
      aria-label={t`Filter programs`}
      onSubmit={(event) => event.preventDefault()}
    >
      <NameField name={search.name} onName={(name) => onFilter({ name })} />
      <NearField zip={search.zip} miles={search.miles} unknownZip={unknownZip} onNear={onFilter} />
      <CountedBoxes
        legend={<Trans>School level</Trans>}
        options={enrichmentLevels}
        ticked={search.levels}
        counts={facets?.levels}
        onTicked={(levels) => onFilter({ levels })}
      />
      <SelectField
        label={<Trans>Interest area</Trans>}
        value={search.area ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onFilter({ area: interestAreas.find(({ value }) => value === chosen)?.value ?? null });
        }}
      >
        <option value="">{t`Any`}</option>
        {interestAreas.map(({ value, label }) => (
          <option key={value} value={value}>
            {choice(label, facets?.interestAreas[value])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Host</Trans>}
        value={search.host}
        onChange={(event) => onFilter({ host: event.currentTarget.value })}
      >
        <option value="">{t`Any`}</option>
        {search.host !== '' && !hosts.some(({ value }) => value === search.host) && (
          <option value={search.host}>{search.host}</option>
        )}
        {hosts.map(({ value, name, programs }) => (
          <option key={value} value={value}>
            {choice(name, programs)}
          </option>
        ))}
      </SelectField>
      <CountedBoxes
        legend={<Trans>Fee</Trans>}
        options={feeBands}
        ticked={search.fees}
        counts={facets?.feeRanges}
        onTicked={(fees) => onFilter({ fees })}
      />
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Also</Trans>
        </legend>
        <CheckBox
          checked={search.scholarship}
          onChange={() => onFilter({ scholarship: !search.scholarship })}
          end={end(facets?.hasScholarship)}
        >
          <Trans>Has scholarships</Trans>
        </CheckBox>
        <CheckBox
          checked={search.overnight}
          onChange={() => onFilter({ overnight: !search.overnight })}
          end={end(facets?.overnight)}
        >
          <Trans>Overnight</Trans>
        </CheckBox>
        <CheckBox
          checked={search.soon}
          onChange={() => onFilter({ soon: !search.soon })}
          end={end(facets?.deadlineSoon)}
        >
          <Trans>Deadline in the next {soon} days</Trans>
        </CheckBox>
      </fieldset>
      <SelectField
        label={<Trans>When</Trans>}
        value={search.when ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onFilter({ when: timeFrames.find(({ value }) => value === chosen)?.value ?? null });
        }}
      >
        <option value="">{t`Any time`}</option>
        {timeFrames.map(({ value, label }) => (
          <option key={value} value={value}>
            {choice(label, facets?.timeFrames[value])}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.days}>
        <legend className={styles.legend}>
          <Trans>Days</Trans>
        </legend>
        <p className="note-text soft">
          <Trans>Programs whose days we do not know are left out.</Trans>
        </p>
        <DayBox
          label={<Trans>Starts on or after</Trans>}
          day={search.start}
          onDay={(start) => onFilter({ start })}
        />
        <DayBox
          label={<Trans>Ends on or before</Trans>}
          day={search.end}
          onDay={(last) => onFilter({ end: last })}
        />
        <DayBox
          label={<Trans>You can still apply on</Trans>}
          day={search.applyBy}
          onDay={(applyBy) => onFilter({ applyBy })}
        />
      </fieldset>
    </form>
  );
}
