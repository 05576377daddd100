import { useLingui } from '@lingui/react/macro';
import {
  type ActivitySection,
  type ItemField as FieldShape,
  TEXT_LIMIT,
} from '@longleaf/rules/activities/sections';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { MonthField } from '../../kit/fields/month-field.tsx';
import { NumberField } from '../../kit/fields/number-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { toggled } from '../../kit/form/bindings.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FIELD_WORDS } from './field-words.ts';
import type { TypedItem } from './typed-item.ts';

interface ItemFieldProps {
  section: ActivitySection;
  name: string;
  shape: FieldShape;
  value: TypedItem[string] | undefined;
  error: string | undefined;
  disabled?: boolean;
  onValue: (value: TypedItem[string]) => void;
}

/** One field of an item, as what it holds asks for. */
export function ItemField({ section, name, shape, value, error, disabled = false, onValue }: ItemFieldProps) {
  const { i18n } = useLingui();
  const words = FIELD_WORDS[section][name];
  if (!words) return null;
  const label = i18n._(words.label);
  const help = words.help && i18n._(words.help);
  const text = typeof value === 'string' ? value : '';
  const list = Array.isArray(value) ? (value as readonly string[]) : [];
  const field = { name, error, help };
  const typing = {
    ...field,
    label,
    value: text,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onValue(event.currentTarget.value),
  };
  switch (shape.kind) {
    case 'flag':
      return null;
    case 'line':
      return <TextField {...typing} autoComplete="off" required={shape.needed} />;
    case 'email':
      return <TextField {...typing} type="email" autoComplete="off" />;
    case 'text':
      return <TextArea {...typing} most={TEXT_LIMIT} rows={4} />;
    case 'number':
      return <NumberField {...typing} decimals />;
    case 'choice':
      return <ChoiceField {...field} label={label} value={text} options={shape.choices} onValue={onValue} />;
    case 'date':
      return <MonthField {...field} legend={label} value={text} disabled={disabled} onValue={onValue} />;
    case 'numbers':
      return (
        <CheckGroup
          {...field}
          legend={label}
          options={shape.of.map((one) => ({ value: String(one.id), label: one.label }))}
          chosen={list}
          onToggle={(one) => onValue(toggled(list, one))}
        />
      );
  }
}
