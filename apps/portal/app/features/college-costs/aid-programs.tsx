import { Trans, useLingui } from '@lingui/react/macro';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { type AidProgram, aidFor } from '@longleaf/rules/college-costs/aid-programs';
import { stateName } from '../../domain/residency/use-residency.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './college-costs.module.css';

interface AidProgramsProps {
  colleges: readonly CollegeCard[];
  residency: string;
}

/** What somebody may ask for at these colleges: each program as it was published, with its year and source. */
export function AidPrograms({ colleges, residency }: AidProgramsProps) {
  const programs = aidFor(
    colleges.map(({ collegeType }) => collegeType),
    residency,
  );
  const home = stateName(residency);
  return (
    <section aria-labelledby="aid">
      <h2 id="aid">
        <Trans>Aid that you may ask for</Trans>
      </h2>
      <p className={`soft ${styles.about}`}>
        <Trans>
          The prices above are after grants already, so do not take these off again. All of it begins with the
          FAFSA, the form for student aid: by law it opens each year by October 1.
        </Trans>
      </p>
      {programs.length === 0 ? (
        <p>
          {residency === 'NC' ? (
            <Trans>
              We do not know of a state program for the colleges that you saved. Ask their aid offices.
            </Trans>
          ) : (
            <Trans>
              The programs that we know of are for people who live in North Carolina. Ask what {home} offers.
            </Trans>
          )}
        </p>
      ) : (
        <ul className={`plain-list ${styles.aid}`}>
          {programs.map((program) => (
            <Program
              key={program.id}
              program={program}
              at={colleges.filter(({ collegeType }) => program.at.includes(collegeType))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Program({ program, at }: { program: AidProgram; at: readonly CollegeCard[] }) {
  const { i18n } = useLingui();
  const { name, kind, asks, gives, year, source } = program;
  return (
    <li className="card">
      <h3>{name}</h3>
      <p>
        <Tag>
          {kind === 'grant' && <Trans>Grant: not paid back</Trans>}
          {kind === 'scholarship' && <Trans>Scholarship: not paid back</Trans>}
          {kind === 'forgivable-loan' && <Trans>Loan: not paid back if you work as agreed</Trans>}
        </Tag>
      </p>
      <p>{i18n._(asks)}</p>
      <p>
        {gives === null ? (
          <Trans>We did not find a published amount.</Trans>
        ) : (
          <strong>{i18n._(gives)}</strong>
        )}
      </p>
      <p className="small">
        <Trans>On your list: {at.map(({ shortName }) => shortName).join(', ')}</Trans>
      </p>
      <p className="note-text soft">
        <Trans>
          As published for {year}; check what is true now. Source: {source}
        </Trans>
      </p>
    </li>
  );
}
