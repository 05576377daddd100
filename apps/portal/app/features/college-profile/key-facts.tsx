import { Trans, useLingui } from '@lingui/react/macro';
import { useCollegeWords } from '../../domain/colleges/use-college-words.ts';
import { useTermWords } from '../../domain/colleges/use-term-words.ts';
import { count, dollars, percent } from '../../lib/format.ts';
import { SmallBar } from '../../ui/charts/bars.tsx';
import { FactRow } from '../../ui/fact-row.tsx';
import { Stat } from '../../ui/stat.tsx';
import type { College } from './blocks/college.ts';
import { Middle, middleOf } from './blocks/middle.tsx';
import styles from './key-facts.module.css';

/** Right end of the price bar, in dollars a year. Prices above it fill the bar. */
const PRICE_SCALE = 40_000;

/** The five facts people ask for first, four of them beside the middle of the state's colleges of the same kind. */
export function KeyFacts({ college }: { college: College }) {
  const { t } = useLingui();
  const words = useCollegeWords();
  const { graduation, enrollment, studentBody } = college.figures;
  const { netPrice: price, netPriceYear } = college.card;
  const priceMiddle = middleOf(college, 'netPrice');
  const teachers = studentBody.values.studentFacultyRatio;
  const years = college.level === 'TwoYear' ? t`Graduate in three years` : t`Graduate in six years`;
  return (
    <section aria-label={t`Key facts`}>
      <FactRow>
        <Stat
          size="key"
          label={<Trans>Net price a year</Trans>}
          figure={words.netPrice(college.card)}
          context={
            <>
              {netPriceYear !== null && <div>{words.priceContext(college.card)}</div>}
              <Middle college={college} figure="netPrice" write={dollars} />
            </>
          }
        >
          {price !== null && (
            <SmallBar
              share={price / PRICE_SCALE}
              middle={priceMiddle === null ? null : priceMiddle / PRICE_SCALE}
            />
          )}
        </Stat>
        <ShareFact
          label={college.level === 'UnderTwoYear' ? t`Graduate` : years}
          share={graduation.values.graduationRate}
          college={college}
          figure="graduationRate"
        />
        <ShareFact
          label={<Trans>Come back for year two</Trans>}
          share={graduation.values.retentionRate}
          college={college}
          figure="retentionRate"
        />
        <AdmittedFact college={college} />
        <Stat
          size="key"
          label={<Trans>Undergraduates</Trans>}
          figure={
            enrollment.values.undergraduates === null
              ? t`Not reported`
              : count(enrollment.values.undergraduates)
          }
          context={
            <>
              {enrollment.values.undergraduates !== null && (
                <div>
                  <Trans>seeking a degree</Trans>
                </div>
              )}
              {teachers !== null && <Trans>{teachers} students to each teacher</Trans>}
            </>
          }
        />
      </FactRow>
      {college.benchmark && (
        <p className={`note-text soft ${styles.key}`}>
          <i aria-hidden />
          {college.benchmark.of === 'TwoYear' ? (
            <Trans>
              The dark line marks the middle of North Carolina two-year colleges: half are above it, half
              below.
            </Trans>
          ) : (
            <Trans>
              The dark line marks the middle of North Carolina four-year colleges: half are above it, half
              below.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}

interface ShareFactProps {
  label: React.ReactNode;
  share: number | null;
  college: College;
  figure: 'graduationRate' | 'retentionRate';
}

function ShareFact({ label, share, college, figure }: ShareFactProps) {
  const { t } = useLingui();
  return (
    <Stat
      size="key"
      label={label}
      figure={share === null ? t`Not reported` : percent(share)}
      context={<Middle college={college} figure={figure} write={percent} />}
    >
      {share !== null && <SmallBar share={share} middle={middleOf(college, figure)} />}
    </Stat>
  );
}

function AdmittedFact({ college }: { college: College }) {
  const { t } = useLingui();
  const termWords = useTermWords();
  const { values, year } = college.figures.admissions;
  const { admissionRate } = values;
  if (admissionRate === null) {
    const open = college.openAdmission === true;
    return (
      <Stat
        size="key"
        label={<Trans>Admitted</Trans>}
        figure={open ? t`Open to all` : t`Not reported`}
        context={open ? t`Takes everyone who meets the basic rules` : undefined}
      />
    );
  }
  const admitted = values.admitted === null ? null : count(values.admitted);
  const applied = values.applicants === null ? null : count(values.applicants);
  const term = termWords(year);
  return (
    <Stat
      size="key"
      label={<Trans>Admitted</Trans>}
      figure={percent(admissionRate)}
      context={admitted === null || applied === null ? year : t`${admitted} of ${applied}, ${term}`}
    >
      <SmallBar share={admissionRate} middle={middleOf(college, 'admissionRate')} />
    </Stat>
  );
}
