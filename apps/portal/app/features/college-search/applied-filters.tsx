import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Pill, PillRow } from '../../ui/pill.tsx';
import styles from './applied-filters.module.css';
import type { CollegeFilters } from '../../domain/college-search/college-search.ts';
import type { AppliedFilter } from '../../domain/college-search/pills.ts';

interface AppliedFiltersProps {
  applied: readonly AppliedFilter[];
  onFilters: (filters: CollegeFilters) => void;
  onClear: () => void;
}

/** The filters in use, each with a button that takes it off. */
export function AppliedFilters({ applied, onFilters, onClear }: AppliedFiltersProps) {
  const { t } = useLingui();
  if (applied.length === 0) return <div className={styles.space} />;
  return (
    <div className={styles.space}>
      <PillRow label={t`Filters in use`}>
        {applied.map(({ id, text, without }) => (
          <Pill key={id} removeLabel={t`Remove filter: ${text}`} onRemove={() => onFilters(without)}>
            {text}
          </Pill>
        ))}
        <Button look="quiet" size="small" onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      </PillRow>
    </div>
  );
}
