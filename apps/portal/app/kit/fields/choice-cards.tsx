import type { ReactNode } from 'react';
import check from '../../ui/check-box.module.css';
import styles from './choice-cards.module.css';
import { FieldGroup } from './field-group.tsx';

interface ChoiceCardsProps {
  legend: ReactNode;
  name: string;
  /** `one`: choosing another takes the first away. */
  choose: 'one' | 'several';
  options: readonly { value: string; label: ReactNode; text?: ReactNode; end?: ReactNode }[];
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
  columns?: 1 | 2;
  help?: ReactNode;
  error?: string | undefined;
}

/** Cards that are labels of the browser's own radio buttons or checkboxes. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, name, choose, options, chosen, onChosen, columns = 1, help, error } = props;
  const toggle = (value: string, on: boolean) => {
    if (choose === 'one') return onChosen([value]);
    onChosen(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <FieldGroup legend={legend} help={help} error={error}>
      <div className={styles.cards} data-columns={columns}>
        {options.map(({ value, label, text, end }) => (
          <label key={value} className={styles.card}>
            <input
              type={choose === 'one' ? 'radio' : 'checkbox'}
              className={check.box}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            <span className={styles.words}>
              <strong>{label}</strong>
              {text && <span>{text}</span>}
            </span>
            {end}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
