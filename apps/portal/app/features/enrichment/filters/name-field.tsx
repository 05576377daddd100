import { Trans, useLingui } from '@lingui/react/macro';
import { searchTermLength } from '@longleaf/contract/search-limits';
import { IconSearch } from '@tabler/icons-react';
import { TextField } from '../../../ui/text-field.tsx';
import { useTyped } from './use-typed.ts';

/** Words of a name or host. They are looked for with Enter, or when the field is left. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useTyped(name);
  const ask = () => {
    if (text.trim() !== name) onName(text.trim());
  };
  return (
    <TextField
      label={<Trans>Name</Trans>}
      type="search"
      icon={<IconSearch size={19} aria-hidden />}
      placeholder={t`Any part of a name`}
      maxLength={searchTermLength}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={ask}
      onKeyDown={(event) => event.key === 'Enter' && ask()}
    />
  );
}
