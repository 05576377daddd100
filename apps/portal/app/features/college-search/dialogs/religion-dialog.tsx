import { Trans, useLingui } from '@lingui/react/macro';
import { publicPrivate, religion } from '@longleaf/rules/colleges/filters/college';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PanelProps } from '../panels.tsx';
import { ChoiceFilter } from '../rail/choice-filter.tsx';
import { setChoices, toggleChoice } from '../../../domain/college-search/edit.ts';
import styles from './dialog.module.css';
import { ShowColleges } from './show-colleges.tsx';

/** Public, private and religious colleges, with the list of religions (MOD-012, MOD-013). */
export function ReligionDialog({ opened, onClose, search, counts, onFilters }: PanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { filters } = search;
  const wanted = text.trim().toLowerCase();
  const religions = religion.filters.filter(({ label }) => label.toLowerCase().includes(wanted));
  const boxes = (family: string) => ({
    ticked: filters.choices[family] ?? [],
    counts: counts?.facets[family],
    onToggle: (value: string) => onFilters(toggleChoice(filters, family, value)),
  });
  const on = filters.choices['publicPrivate'] ?? filters.choices['religion'];
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Public, private or religious</Trans>} size={560}>
      <div className={styles.stack}>
        <ChoiceFilter
          legend={<Trans>Public or private</Trans>}
          options={publicPrivate.filters.map(({ value, label }) => ({ value, content: label }))}
          {...boxes('publicPrivate')}
        />
        <TextField
          label={<Trans>Find a religion</Trans>}
          type="search"
          placeholder={t`Try “Baptist”`}
          icon={<IconSearch size={20} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ChoiceFilter
          legend={<Trans>Religion</Trans>}
          options={religions.map(({ value, label }) => ({ value, content: label }))}
          {...boxes('religion')}
        />
        {religions.length === 0 && (
          <p role="status">
            <Trans>No religion has these words.</Trans>
          </p>
        )}
      </div>
      <ShowColleges
        search={search}
        onShow={onClose}
        onClear={
          on && (() => onFilters(setChoices(setChoices(filters, 'publicPrivate', []), 'religion', [])))
        }
      />
    </Dialog>
  );
}
