import { Trans, useLingui } from '@lingui/react/macro';
import { ALL_CATEGORIES, CALENDAR_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import { SelectField } from '../../ui/text-field.tsx';
import type { Shown } from './shown.ts';
import styles from './student-calendar.module.css';
import { CATEGORY_WORDS } from './words.ts';

interface CategoryFilterProps {
  chosen: Shown['category'];
  onChoose: (category: Shown['category']) => void;
}

/** One category or all of them (ST-253): buttons where there is room, a list on phones. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <div data-print="no">
      <div role="group" aria-label={t`Category`} className={`not-phone ${styles.filter}`}>
        <button
          type="button"
          aria-pressed={chosen === ALL_CATEGORIES}
          onClick={() => onChoose(ALL_CATEGORIES)}
        >
          {ALL_CATEGORIES}
        </button>
        {CALENDAR_CATEGORIES.map((category) => {
          const { Icon, label, tint } = CATEGORY_WORDS[category];
          return (
            <button
              key={category}
              type="button"
              aria-pressed={chosen === category}
              data-tint={tint}
              onClick={() => onChoose(category)}
            >
              <Icon aria-hidden size={16} />
              {i18n._(label)}
            </button>
          );
        })}
      </div>
      <div className="only-phone">
        <SelectField
          label={<Trans>Category</Trans>}
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            onChoose(CALENDAR_CATEGORIES.find((one) => one === value) ?? ALL_CATEGORIES)
          }
        >
          <option value={ALL_CATEGORIES}>{ALL_CATEGORIES}</option>
          {CALENDAR_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {i18n._(CATEGORY_WORDS[category].label)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
