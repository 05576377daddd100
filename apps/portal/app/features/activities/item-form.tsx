import { Trans, useLingui } from '@lingui/react/macro';
import { activityFailures, activityMessages, keepOperations } from '@longleaf/contract/activities';
import type { ItemValues } from '@longleaf/rules/activities/item-values';
import { type ActivitySection, SECTION_SHAPES, type SectionShape } from '@longleaf/rules/activities/sections';
import { IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, FormButtons, Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useToday } from '../../lib/today.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { ACTIVITIES } from './activities-query.ts';
import styles from './activities.module.css';
import { ItemField } from './item-field.tsx';
import { SECTION_WORDS } from './section-words.ts';
import { complainAboutTyped, GOES_ON, itemFrom, type TypedItem, typedFrom } from './typed-item.ts';

export interface ItemFormProps {
  section: ActivitySection;
  /** 0 for a new one (ST-129). */
  id: number;
  item?: ItemValues | undefined;
  name: string;
  /** Told whether something is typed that is not saved. */
  onTouched: (touched: boolean) => void;
  /** Closes the form: with the id of what was saved (ST-130), or without when it was given up (ST-131, ST-132). */
  onClose: (id?: number) => void;
  onDelete: () => void;
}

/** The fields of an item, in its place. */
export function ItemForm({ section, id, item, name, onTouched, onClose, onDelete }: ItemFormProps) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const [stored] = useState(() => typedFrom(section, item));
  const fields = useRef<HTMLFormElement>(null);
  const words = SECTION_WORDS[section];
  const form = useForm<TypedItem, typeof keepOperations.networking>({
    form: `activities:${section}:${id}`,
    // Each of the eight takes its own section's item and gives the id.
    operation: keepOperations[section] as typeof keepOperations.networking,
    stored,
    opens: 'open',
    check: (typed) =>
      complainAboutTyped(section, typed, today, {
        noNumber: t`Enter a number, such as 3 or 1.5`,
        noEnd: t`Enter when it ended, or check “I still do this”`,
      }),
    toSend: (typed) => ({ body: { id, ...itemFrom(section, typed) } as { id: number } }),
    onDone: async (saved) => {
      await refreshOwn(ACTIVITIES);
      onClose(saved);
    },
    done: activityMessages[section],
    failed: (error) => (error.status === 404 ? activityFailures.gone : error.message),
  });
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const tell = useEffectEvent(onTouched);
  const isTouched = JSON.stringify(form.values) !== JSON.stringify(stored);
  useEffect(() => {
    tell(isTouched);
    return () => tell(false);
  }, [isTouched]);
  const { period, fields: shapes } = SECTION_SHAPES[section];
  const goesOn = form.values[GOES_ON] === true;
  const field = (one: string): ReactNode => {
    const shape = shapes[one];
    return (
      shape && (
        <ItemField
          section={section}
          name={one}
          shape={shape}
          value={form.values[one]}
          error={form.errorOf(one)}
          disabled={goesOn && one === period?.end}
          onValue={(value) => form.set({ [one]: value })}
        />
      )
    );
  };
  return (
    <div className={styles.editing} data-print="no">
      <p className={styles.editingWhat}>{id === 0 ? i18n._(words.adding) : <Trans>Editing: {name}</Trans>}</p>
      <Form
        ref={fields}
        form={form}
        label={id === 0 ? i18n._(words.adding) : name}
        buttons={
          <>
            <FormButtons
              busy={form.busy}
              onCancel={() => {
                form.cancel();
                onClose();
              }}
            >
              {i18n._(words.save)}
            </FormButtons>
            {id !== 0 && (
              <Button look="quiet" icon={<IconTrash size={18} aria-hidden />} onClick={onDelete}>
                <Trans>Delete</Trans>
              </Button>
            )}
          </>
        }
      >
        {rowsOf(SECTION_SHAPES[section]).map(([one = '', other]) => (
          <Fragment key={one}>
            {other === undefined ? (
              field(one)
            ) : (
              <Two>
                {field(one)}
                {field(other)}
              </Two>
            )}
            {period && other === period.end && (
              <CheckBox
                checked={goesOn}
                onChange={(event) =>
                  form.set({
                    [GOES_ON]: event.currentTarget.checked,
                    ...(event.currentTarget.checked && { [period.end]: '' }),
                  })
                }
              >
                <Trans>I still do this</Trans>
              </CheckBox>
            )}
          </Fragment>
        ))}
      </Form>
    </div>
  );
}

/** Short fields side by side, in their order, from and to together; the others have a row of their own. */
function rowsOf({ fields, period }: SectionShape): string[][] {
  const rows: string[][] = [];
  const isLong = (name: string | undefined) => ['text', 'numbers'].includes(fields[name ?? '']?.kind ?? '');
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind === 'flag') continue;
    const before = rows.at(-1);
    const joins = before?.length === 1 && !isLong(before[0]) && !isLong(name) && name !== period?.start;
    if (joins) before.push(name);
    else rows.push([name]);
  }
  return rows;
}
