import { Trans, useLingui } from '@lingui/react/macro';
import { TAXES_OF_2026 } from '@longleaf/rules/reality-check/tax-year';
import { payParts } from '@longleaf/rules/reality-check/taxes';
import { countyName } from '@longleaf/rules/addresses/counties';
import { PLACE_QUESTION } from '@longleaf/rules/reality-check/amounts';
import { useQuery } from '@tanstack/react-query';
import { dollars } from '../../../../lib/format.ts';
import { ScoreList } from '../../../../ui/charts/score-list.tsx';
import { Message } from '../../../../ui/message.tsx';
import { livingCostsQuery, sessionsQuery } from '../../queries.ts';
import { LeadsOn } from '../leads-on.tsx';
import { nameOf, subjectOf } from '../plain-results.tsx';
import type { ResultProps, ResultView } from '../registry.ts';
import styles from '../results.module.css';
import { ChangeThisLife } from './change-this-life.tsx';
import { lifeOfResults } from './life-of-results.ts';
import { PayingCareers } from './paying-careers.tsx';

function Headline({ results }: ResultProps) {
  const pay = dollars(lifeOfResults(results).payNeeded);
  return <Trans>This life takes a job that pays about {pay} a year</Trans>;
}

/** What a month costs by its lines, and where the pay of a year goes. */
function Picture(props: ResultProps) {
  const { t } = useLingui();
  const { results } = props;
  const { aMonth, payNeeded } = lifeOfResults(results);
  const parts = payParts(payNeeded);
  const taken = [
    { key: 'net', name: t`Left for you`, amount: parts.net },
    { key: 'federal', name: t`Federal income tax`, amount: parts.federal },
    { key: 'social', name: t`Social Security`, amount: parts.socialSecurity },
    { key: 'medicare', name: t`Medicare`, amount: parts.medicare },
    { key: 'state', name: t`North Carolina income tax`, amount: parts.northCarolina },
  ];
  const [month, year] = [dollars(aMonth), dollars(payNeeded)];
  return (
    <>
      <PlaceOfLife {...props} />
      <div className={styles.halves}>
        <section>
          <h2>
            <Trans>A month costs {month}</Trans>
          </h2>
          <ScoreList
            scores={results.map((one) => ({
              key: nameOf(one),
              name: nameOf(one),
              value: dollars(one.count),
              share: one.count / aMonth,
              strong: one.isTop,
              meaning: subjectOf(one)?.description,
            }))}
          />
        </section>
        <section>
          <h2>
            <Trans>Where {year} of pay goes in a year</Trans>
          </h2>
          <ScoreList
            scores={taken.map(({ key, name, amount }) => ({
              key,
              name,
              value: dollars(Math.round(amount)),
              share: amount / payNeeded,
              strong: key === 'net',
            }))}
          />
        </section>
      </div>
    </>
  );
}

/** The county that was chosen, from the answers of the session. */
function PlaceOfLife({ personId, assessment, sessionId }: ResultProps) {
  const { data } = useQuery(sessionsQuery(personId, assessment.id));
  const answers = data?.sessions.find(({ id }) => id === sessionId)?.answers;
  const code = answers?.find(({ questionId }) => questionId === PLACE_QUESTION)?.answer;
  if (code === undefined) return null;
  const county = countyName(code);
  return (
    <p>
      <Trans>In {county} County, North Carolina.</Trans>
    </p>
  );
}

function Meaning({ personId }: ResultProps) {
  const { data: costs } = useQuery(livingCostsQuery(personId));
  const { year } = TAXES_OF_2026;
  return (
    <>
      <p>
        <Trans>
          The pay is worked out for one adult without children who takes the standard deductions, with the
          taxes of {year}. It is given in steps of $500. Children, a second earner, tax credits, and what a
          job takes out of your pay for a health plan or for retirement are left out.
        </Trans>
      </p>
      {costs && <SourcesOfCosts years={costs.years} />}
      <p>
        <Trans>
          Your own amounts are as good as your guess. Ask somebody at home what they pay for the car, the
          phone and the dentist.
        </Trans>
      </p>
    </>
  );
}

function SourcesOfCosts({ years }: { years: { rents: string; plans: string; basics: string } }) {
  const { rents, plans, basics } = years;
  return (
    <ul>
      <li>
        <Trans>
          Rent with power, water and heat: what the U.S. Department of Housing and Urban Development calls a
          fair market rent, fiscal year {rents}. A shared place is half of two bedrooms.
        </Trans>
      </li>
      <li>
        <Trans>
          A health plan of your own: the second-cheapest silver plan on HealthCare.gov for one person aged 26,
          in {plans}, before any help with the price.
        </Trans>
      </li>
      <li>
        <Trans>
          All meals cooked, and a phone: what the food benefits of the U.S. Department of Agriculture count
          for one person, {basics}.
        </Trans>
      </li>
    </ul>
  );
}

function LeadsOnFromLife(props: ResultProps) {
  return (
    <>
      <ChangeThisLife {...props} />
      <LeadsOn />
    </>
  );
}

function Nothing() {
  return (
    <Message kind="info">
      <p>
        <strong>
          <Trans>This life costs you nothing.</Trans>
        </strong>{' '}
        <Trans>Somebody else pays for all of it now. Take it again for the time when you pay yourself.</Trans>
      </p>
    </Message>
  );
}

export const realityCheckResults: ResultView = {
  Headline,
  Picture,
  Meaning,
  Careers: PayingCareers,
  LeadsOn: LeadsOnFromLife,
  Nothing,
  byZone: true,
};
