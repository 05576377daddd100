import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { TextField } from '../../../ui/text-field.tsx';
import { useTyped } from './use-typed.ts';

interface DayBoxProps {
  label: React.ReactNode;
  /** As 2027-06-14, or empty. */
  day: string;
  onDay: (day: string) => void;
}

/** A day near today, by the browser's own field. A year that is not fully typed asks for nothing yet. */
export function DayBox({ label, day, onDay }: DayBoxProps) {
  const [text, setText] = useTyped(day);
  return (
    <TextField
      label={label}
      type="date"
      min="2000-01-01"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        if (typed === '' || (typed >= '2000' && isCalendarDay(typed))) onDay(typed);
      }}
    />
  );
}
