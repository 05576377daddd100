import { Plural } from '@lingui/react/macro';
import { useId, useState } from 'react';
import styles from './suggest-field.module.css';
import { TextField } from './text-field.tsx';

export interface Suggestion {
  key: string | number;
  content: React.ReactNode;
}

interface SuggestFieldProps<Option extends Suggestion> {
  label: React.ReactNode;
  hideLabel?: boolean;
  placeholder?: string;
  name?: string;
  icon?: React.ReactNode;
  value: string;
  onValue: (value: string) => void;
  /** What fits what is typed; undefined while it is not known. */
  options: readonly Option[] | undefined;
  onPick: (option: Option) => void;
  /** Enter without a chosen suggestion. Left out: the form around the field decides. */
  onEnter?: () => void;
  /** Shown when nothing fits. */
  nothing: React.ReactNode;
}

/**
 * A field that suggests while one types: the combobox pattern with a list. Arrows choose, Enter takes, Escape
 * closes the list and then empties the field.
 */
export function SuggestField<Option extends Suggestion>(props: SuggestFieldProps<Option>) {
  const { value, onValue, options, onPick, onEnter, nothing, ...field } = props;
  const list = useId();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const shown = open && value.trim() !== '' && options !== undefined;
  const count = options?.length ?? 0;
  const active = shown && chosen >= 0 && chosen < count ? chosen : -1;

  const pick = (option: Option) => {
    setOpen(false);
    setChosen(-1);
    onPick(option);
  };
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const option = options?.[active];
      setOpen(false);
      if (active >= 0 && option) pick(option);
      else if (onEnter) onEnter();
      else return false;
      return true;
    },
    Escape: () => {
      if (!shown && value === '') return false;
      if (shown) setOpen(false);
      else onValue('');
      return true;
    },
  };
  const move = (step: 1 | -1): boolean => {
    setOpen(true);
    if (count > 0) setChosen(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    return true;
  };

  return (
    <div className={styles.root} onBlur={() => setOpen(false)}>
      <TextField
        {...field}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={list}
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onValue(event.currentTarget.value);
          setOpen(true);
          setChosen(-1);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !keys[event.key]?.()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <ul
        id={list}
        role="listbox"
        className={styles.list}
        hidden={!shown || count === 0}
        aria-label={String(field.placeholder ?? '')}
      >
        {shown &&
          options.map((option, index) => (
            // The keyboard works on the field; pressing must not take the focus from it.
            <li
              key={option.key}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => {
                event.preventDefault();
                pick(option);
              }}
            >
              {option.content}
            </li>
          ))}
      </ul>
      {shown && count === 0 && <div className={`${styles.list} ${styles.none}`}>{nothing}</div>}
      <span role="status" className="visually-hidden">
        {shown && <Plural value={count} _0="Nothing fits" one="# suggestion" other="# suggestions" />}
      </span>
    </div>
  );
}
