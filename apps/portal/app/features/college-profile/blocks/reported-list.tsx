import { Trans } from '@lingui/react/macro';
import { useLabel } from './use-label.ts';

/** Things the college said it offers; nothing when it said nothing. */
export function ReportedList({ title, values }: { title: React.ReactNode; values: readonly string[] }) {
  const label = useLabel();
  if (values.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {values.map((value) => (
          <li key={value}>{label(inWords(value))}</li>
        ))}
      </ul>
      <p className="note-text soft">
        <Trans>Reported by the college.</Trans>
      </p>
    </section>
  );
}

/** 'StudentGovernment' gives 'Student government'. */
function inWords(value: string): string {
  const spaced = value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
