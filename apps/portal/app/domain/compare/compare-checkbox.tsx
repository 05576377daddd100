import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mostCompared } from '@longleaf/contract/search-limits';
import { CheckBox } from '../../ui/check-box.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { addToCompare, type ComparedCollege, removeFromCompare, useCompareChoice } from './compare-choice.ts';
import styles from './compare-checkbox.module.css';

/** Puts a college into the compare tray or takes it out. */
export function CompareCheckbox({ college }: { college: ComparedCollege }) {
  const chosen = useCompareChoice().some(({ id }) => id === college.id);
  const change = () => {
    if (chosen) return removeFromCompare(college.id);
    if (!addToCompare(college)) {
      showToast({
        kind: 'error',
        text: msg`You can compare up to ${mostCompared} colleges. Take one out first.`,
      });
    }
  };
  return (
    <CheckBox checked={chosen} onChange={change} className={styles.compare}>
      <span>
        <Trans>Compare</Trans>
        <span className="visually-hidden"> {college.shortName}</span>
      </span>
    </CheckBox>
  );
}
