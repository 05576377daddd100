import { Trans } from '@lingui/react/macro';
import type { ReportedChoices } from '@longleaf/rules/colleges/reported-choices';
import { useLabel } from './use-label.ts';

interface ReportedListProps {
  title: React.ReactNode;
  /** Codes that the college sent; one that has no words any more is left out. */
  values: readonly string[];
  choices: ReportedChoices;
}

/** Things the college said it offers; nothing when it said nothing. */
export function ReportedList({ title, values, choices }: ReportedListProps) {
  const label = useLabel();
  const offered = choices.filter(([code]) => values.includes(code));
  if (offered.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {offered.map(([code, words]) => (
          <li key={code}>{label(words)}</li>
        ))}
      </ul>
      <p className="note-text soft">
        <Trans>Reported by the college.</Trans>
      </p>
    </section>
  );
}
