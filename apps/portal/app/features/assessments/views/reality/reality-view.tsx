import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentQuestion, LivingCosts } from '@longleaf/contract/assessments';
import { NC_COUNTIES } from '@longleaf/rules/addresses/counties';
import { type Life, lifeOf, lineOfQuestion, PLACE_QUESTION } from '@longleaf/rules/reality-check/amounts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { dollars } from '../../../../lib/format.ts';
import { usePerson } from '../../../../shell/session/session.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { SelectField } from '../../../../ui/text-field.tsx';
import { placeCosts } from '../../place-costs.ts';
import { livingCostsQuery } from '../../queries.ts';
import { useTold } from '../../use-told.ts';
import type { QuestionViewProps } from '../registry.ts';
import { BudgetLine } from './budget-line.tsx';
import { LifeSum } from './life-sum.tsx';
import styles from './reality.module.css';

/** Putting a life together (UI-056, GAP-041): a county, eight lines, and beside them what it costs and the pay that it takes. */
export function RealityView(props: QuestionViewProps) {
  const { t } = useLingui();
  const costs = useQuery(livingCostsQuery(usePerson()?.id ?? ''));
  useTold(costs.error);
  return (
    <Loaded
      query={costs}
      loading={t`Loading what things cost`}
      skeleton={<Skeleton height={560} />}
      failed={<Trans>We could not load what things cost.</Trans>}
    >
      {(published) => <PutTogether {...props} published={published} />}
    </Loaded>
  );
}

function PutTogether({
  assessment,
  categories,
  questions,
  answerOf,
  give,
  missing,
  published,
}: QuestionViewProps & { published: LivingCosts }) {
  const answers = questions.flatMap(({ id }) => {
    const answer = answerOf(id);
    return answer === null ? [] : [{ questionId: id, answer }];
  });
  const life = lifeOf(answers, (county) => placeCosts(published, county));
  const costs = placeCosts(published, life.county);
  const categoryOf = ({ categoryId }: AssessmentQuestion) => categories.find(({ id }) => id === categoryId);
  const choiceNames = new Map(assessment.choices.map(({ value, name }) => [value, name]));
  const place = questions.find(({ id }) => id === PLACE_QUESTION);
  return (
    <div className={styles.life}>
      <div className={styles.lines}>
        {place && (
          <Place
            name={place.name}
            county={life.county}
            isMissing={missing.has(place.id)}
            onChoose={(county) => give(place, county)}
          />
        )}
        <div className={styles.sheet}>
          {questions.map((question) => {
            const line = lineOfQuestion(question.id);
            const category = categoryOf(question);
            return (
              line && (
                <BudgetLine
                  key={line}
                  line={line}
                  name={category?.name ?? question.name}
                  means={category?.description}
                  choiceNames={choiceNames}
                  costs={costs}
                  hasPlace={life.county !== undefined}
                  answer={answerOf(question.id)}
                  isMissing={missing.has(question.id)}
                  onAnswer={(answer) => give(question, answer)}
                />
              )
            );
          })}
        </div>
        <Docked life={life} />
      </div>
      <LifeSum
        life={life}
        nameOf={(line) => {
          const question = questions.find(({ id }) => lineOfQuestion(id) === line);
          return (question && categoryOf(question)?.name) ?? '';
        }}
      />
    </div>
  );
}

interface PlaceProps {
  name: string;
  county: string | undefined;
  isMissing: boolean;
  onChoose: (county: string | null) => void;
}

function Place({ name, county = '', isMissing, onChoose }: PlaceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.place} data-missing={isMissing || undefined}>
      <SelectField
        label={name}
        help={
          <Trans>
            Rent and health plans change with the county. The rest is the same in the whole state.
          </Trans>
        }
        error={isMissing ? t`Choose a county.` : undefined}
        value={county}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
      >
        <option value="">{t`Choose a county`}</option>
        {NC_COUNTIES.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The pay on a phone, in sight while the lines scroll; said in the sum below them as well. */
function Docked({ life: { payNeeded } }: { life: Life }) {
  const pay = dollars(payNeeded);
  return (
    <p className={styles.docked} aria-hidden data-print="no">
      <Trans>You need {pay} a year</Trans>
    </p>
  );
}
