import { Trans } from '@lingui/react/macro';
import { reportedLoans, reportedPaymentPlans } from '@longleaf/rules/colleges/reported-choices';
import { AskTheCollege } from '../blocks/ask-the-college.tsx';
import type { SectionProps } from '../blocks/college.ts';
import { FigureList } from '../blocks/figure-list.tsx';
import { Outcomes } from '../blocks/outcomes.tsx';
import { OutwardLink } from '../../../ui/outward-link.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import parts from '../blocks/blocks.module.css';
import { PricePanel } from '../blocks/price-panel.tsx';
import { ReportedList } from '../blocks/reported-list.tsx';
import { SourceNote } from '../blocks/source-note.tsx';
import styles from './layout.module.css';

/** Price by income, the full bill, grants and loans, and what the college says about paying. */
export function CostAndAid({ college }: SectionProps) {
  const { costFinancialAid } = college.profile;
  const { netPriceCalculator, financialAid, veterans } = college.links;
  const said = costFinancialAid.availableLoanTypes.length + costFinancialAid.paymentPlans.length > 0;
  return (
    <div className={styles.two}>
      <div className={styles.stack}>
        <OwnWords college={college} section="cost-and-financial-aid" />
        <PricePanel college={college} />
        <section>
          <h3>
            <Trans>Grants and loans</Trans>
          </h3>
          <FigureList
            college={college}
            group="aid"
            names={[
              'shareFirstYearAnyAid',
              'shareFirstYearGrant',
              'averageFirstYearGrant',
              'averageFirstYearCollegeGrant',
              'averageFirstYearStateGrant',
              'sharePell',
              'averagePell',
              'shareFirstYearLoan',
              'averageFirstYearLoan',
            ]}
          />
          <SourceNote
            college={college}
            groups={['aid']}
            missing={college.figures.aid.values.averageFirstYearGrant === null}
          >
            <Trans>Grants are not paid back. Loans are.</Trans>
          </SourceNote>
        </section>
        <Outcomes college={college} />
      </div>
      <aside className={styles.aside}>
        <section className="sunk padded">
          <h3 className={styles.head}>
            <Trans>The full bill for a year, {college.figures.attendance.year}</Trans>
          </h3>
          <FigureList
            college={college}
            group="attendance"
            names={['costOfAttendance', 'otherExpensesOnCampus', 'otherExpensesWithFamily']}
          />
          <p className="note-text soft">
            <Trans>Parts of the bill, {college.figures.tuitionBefore.year}</Trans>
          </p>
          <FigureList
            college={college}
            group="tuitionBefore"
            names={['booksAndSupplies', 'roomAndBoardOnCampus', 'roomAndBoardOffCampus']}
          />
          <SourceNote
            college={college}
            groups={['attendance', 'tuitionBefore']}
            missing={college.figures.attendance.values.costOfAttendance === null}
          >
            {college.control === 'Public' && (
              <Trans>The cost of attendance is the one for residents of the college’s own state.</Trans>
            )}
          </SourceNote>
        </section>
        <section>
          <h3 className={styles.head}>
            <Trans>Work out your own price</Trans>
          </h3>
          <p className={parts.links}>
            {netPriceCalculator !== null && (
              <OutwardLink href={netPriceCalculator}>
                <Trans>Net price calculator</Trans>
              </OutwardLink>
            )}
            {financialAid !== null && (
              <OutwardLink href={financialAid}>
                <Trans>Financial aid office</Trans>
              </OutwardLink>
            )}
            {veterans !== null && (
              <OutwardLink href={veterans}>
                <Trans>Help for veterans</Trans>
              </OutwardLink>
            )}
          </p>
        </section>
        {said ? (
          <>
            <ReportedList
              title={<Trans>Loans offered</Trans>}
              values={costFinancialAid.availableLoanTypes}
              choices={reportedLoans}
            />
            <ReportedList
              title={<Trans>Ways to pay over time</Trans>}
              values={costFinancialAid.paymentPlans}
              choices={reportedPaymentPlans}
            />
          </>
        ) : (
          <AskTheCollege
            college={college}
            why={<Trans>The college has not told us which loans and payment plans it offers.</Trans>}
            questions={[
              { key: 'plan', text: <Trans>Can I pay the bill in parts, and does that cost more?</Trans> },
              { key: 'renew', text: <Trans>What must I do to keep my grants in later years?</Trans> },
              { key: 'date', text: <Trans>When is the first date for aid forms?</Trans> },
            ]}
            page={{ href: financialAid, label: <Trans>Financial aid office</Trans> }}
          />
        )}
      </aside>
    </div>
  );
}
