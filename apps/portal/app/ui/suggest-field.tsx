import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './suggest-field.module.css';
import { TextField } from './text-field.tsx';

export interface Suggestion {
  key: string | number;
  content: React.ReactNode;
  /** Heading that it stands below together with its neighbours of the same heading. */
  group?: string;
}

interface SuggestFieldProps<Option extends Suggestion> {
  label: React.ReactNode;
  hideLabel?: boolean;
  placeholder?: string;
  name?: string;
  icon?: React.ReactNode;
  /** At the end of the field, inside it. */
  end?: React.ReactNode;
  size?: 'large';
  /** In words that say how to fix it. */
  error?: React.ReactNode;
  value: string;
  onValue: (value: string) => void;
  /** What fits what is typed; undefined while it is not known. */
  options: readonly Option[] | undefined;
  /** The answer is on its way: said at once, and nothing that fitted another text stays. */
  waiting?: boolean;
  /** Shown where the answer did not come. */
  failed?: React.ReactNode;
  onPick: (option: Option) => void;
  /** Enter without a chosen suggestion. Left out: the form around the field decides. */
  onEnter?: () => void;
  /** Shown when nothing fits. */
  nothing: React.ReactNode;
  /** Said above the suggestions. */
  note?: React.ReactNode;
}

/**
 * A field that suggests while one types: the combobox pattern with a list. Arrows choose, Enter takes, Escape
 * closes the list and then empties the field.
 */
export function SuggestField<Option extends Suggestion>(props: SuggestFieldProps<Option>) {
  const {
    value,
    onValue,
    options,
    waiting = false,
    failed,
    onPick,
    onEnter,
    nothing,
    note,
    ...field
  } = props;
  const { t } = useLingui();
  const list = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const asked = open && value.trim() !== '';
  const shown = asked && !waiting && options !== undefined;
  const count = shown ? options.length : 0;
  const active = chosen >= 0 && chosen < count ? chosen : -1;

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
      if (!asked && value === '') return false;
      if (shown || (asked && (waiting || failed))) setOpen(false);
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
    <div ref={root} className={styles.root} onBlur={() => setOpen(false)}>
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
          if (!open) makeRoomBelow(root.current);
          setOpen(true);
          setChosen(-1);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !keys[event.key]?.()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <div className={styles.list} hidden={count === 0}>
        {note && <p className={styles.none}>{note}</p>}
        <div id={list} role="listbox" aria-label={t`Suggestions`} aria-busy={(asked && waiting) || undefined}>
          {shown &&
            inGroups(options).map((group) => (
              <Group key={group.first} heading={group.heading}>
                {group.options.map((option, place) => {
                  const index = group.first + place;
                  return (
                    // The keyboard works on the field; pressing must not take the focus from it.
                    <div
                      key={option.key}
                      id={`${list}-${index}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === active}
                      className={styles.option}
                      onMouseDown={(event) => {
                        event.preventDefault();
                        pick(option);
                      }}
                    >
                      {option.content}
                    </div>
                  );
                })}
              </Group>
            ))}
        </div>
      </div>
      {asked && waiting && <Waiting />}
      {asked && !waiting && failed && <div className={`${styles.list} ${styles.none}`}>{failed}</div>}
      {shown && count === 0 && <div className={`${styles.list} ${styles.none}`}>{nothing}</div>}
      <span role="status" className="visually-hidden">
        {shown && <Plural value={count} _0="Nothing fits" one="# suggestion" other="# suggestions" />}{' '}
        {shown && note}
        {asked && waiting && <Trans>Looking for suggestions</Trans>}
        {asked && !waiting && failed}
      </span>
    </div>
  );
}

/** Further down than this part of the window, what hangs below a field is behind the keyboard of a phone. */
const LOW = 0.2;

/** Moves a field to the top of the window where a keyboard covers the lower half of it. */
function makeRoomBelow(field: HTMLElement | null): void {
  if (!field || !matchMedia('(pointer: coarse)').matches) return;
  if (field.getBoundingClientRect().top > innerHeight * LOW) field.scrollIntoView();
}

const ROWS_ON_THEIR_WAY = ['70%', '85%', '60%'];

function Waiting() {
  return (
    <div className={`${styles.list} ${styles.waiting}`} aria-hidden data-waiting>
      {ROWS_ON_THEIR_WAY.map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </div>
  );
}

function Group({ heading, children }: { heading: string | undefined; children: React.ReactNode }) {
  if (heading === undefined) return children;
  return (
    <div role="group" aria-label={heading} className={styles.group}>
      <div aria-hidden className={styles.heading}>
        {heading}
      </div>
      {children}
    </div>
  );
}

interface OptionGroup<Option> {
  heading: string | undefined;
  /** Place of its first option among all. */
  first: number;
  options: Option[];
}

/** Neighbours of the same heading stand together. */
function inGroups<Option extends Suggestion>(options: readonly Option[]): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.heading === option.group) last.options.push(option);
    else groups.push({ heading: option.group, first: index, options: [option] });
  }
  return groups;
}
