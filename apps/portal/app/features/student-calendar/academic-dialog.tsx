import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedPageQuery } from '../../data/saved-colleges/queries.ts';
import { FindSchool } from '../../domain/organizations/find-school.tsx';
import { useResidency } from '../../domain/residency/use-residency.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { AcademicDates, type NamedSchool } from './academic-dates.tsx';
import { complainAboutDays, yearFrom } from './academic-days.ts';
import styles from './academic.module.css';

interface AcademicDialogProps {
  personId: string;
  /** The first day in sight: a year from there is shown until other days are chosen. */
  from: CalendarDay;
  opened: boolean;
  onClose: () => void;
}

/** The academic calendar of a college that is chosen here, between two days (MOD-021). */
export function AcademicDialog({ personId, from, opened, onClose }: AcademicDialogProps) {
  const [college, setCollege] = useState<NamedSchool | null>(null);
  const [typed, setTyped] = useState<{ first?: string; last?: string }>({});
  const first = typed.first ?? from;
  const last = typed.last ?? yearFrom(first);
  const complaints = complainAboutDays(first, last);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Academic calendar of a college</Trans>}
      size={560}
    >
      <div className={styles.window}>
        <p className="soft">
          <Trans>See when classes, breaks and exams are.</Trans>
        </p>
        <SavedColleges personId={personId} chosen={college} onChoose={setCollege} />
        <FindSchool
          label={<Trans>Find a college by name</Trans>}
          type="College"
          nothing={<Trans>No college has this name.</Trans>}
          failed={<Trans>We could not search for colleges. Try typing again.</Trans>}
          onPick={setCollege}
        />
        <div className={styles.days}>
          <TextField
            label={<Trans>From</Trans>}
            type="date"
            value={first}
            error={complaints.first}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, first: value })}
          />
          <TextField
            label={<Trans>Until</Trans>}
            type="date"
            value={last}
            error={complaints.last}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, last: value })}
          />
        </div>
        {college && !complaints.first && !complaints.last && (
          <AcademicDates college={college} first={first} last={last} />
        )}
      </div>
    </Dialog>
  );
}

interface SavedCollegesProps {
  personId: string;
  chosen: NamedSchool | null;
  onChoose: (college: NamedSchool) => void;
}

/** The newest colleges that one saved, as the shortest way to theirs; nothing where there are none. */
function SavedColleges({ personId, chosen, onChoose }: SavedCollegesProps) {
  const { t } = useLingui();
  const { data } = useQuery(savedPageQuery(personId, 1, useResidency()[0]));
  const saved = data?.colleges.map(({ organizationID: id, name }) => ({ id, name })) ?? [];
  if (saved.length === 0) return null;
  const value = saved.some(({ id }) => id === chosen?.id) ? String(chosen?.id) : '';
  return (
    <SelectField
      label={<Trans>A college that you saved</Trans>}
      value={value}
      onChange={({ currentTarget }) => {
        const college = saved.find(({ id }) => String(id) === currentTarget.value);
        if (college) onChoose(college);
      }}
    >
      <option value="" disabled>
        {t`Choose`}
      </option>
      {saved.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
