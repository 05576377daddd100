import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CareerPlanAnswer,
  careerPlanMessages,
  careerPlanOperations,
  type WholeCareerPlanVersion,
} from '@longleaf/contract/career-plans';
import { CAREER_PLAN_PARTS } from '@longleaf/rules/career-plans/plan';
import { toggled } from '../../kit/form/bindings.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { KeepMenu } from '../../kit/keep/keep-menu.tsx';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type PaperPart, PAPER_PARTS } from './paper-parts.ts';
import { PartTitle } from './part-title.tsx';
import { MissingCount, StandingWords, VersionWords } from './plan-words.tsx';
import styles from './plan.module.css';
import { CAREER_PLAN, careerPlanQuery } from './queries.ts';

interface PlanSideProps {
  personId: string;
  answer: CareerPlanAnswer;
  plan: WholeCareerPlanVersion;
  parts: readonly PaperPart[];
  onParts: (parts: readonly PaperPart[]) => void;
  onRead: (version: number) => void;
}

/** Beside the paper: how the plan stands, what is printed, its versions. */
export function PlanSide({ personId, answer, plan, parts, onParts, onRead }: PlanSideProps) {
  const { t } = useLingui();
  const { missing } = plan;
  const options = PAPER_PARTS.map((part) => ({
    value: part,
    label:
      part === 'versions' ? (
        t`When it was revised`
      ) : part === 'signatures' ? (
        t`Lines to sign`
      ) : (
        <PartTitle part={part} />
      ),
  }));
  return (
    <div className={styles.side} data-print="no">
      <section className={`sunk ${styles.ready}`} aria-labelledby="plan-ready">
        <h2 id="plan-ready">
          {plan.isComplete ? <Trans>Your plan is complete</Trans> : <MissingCount count={missing.length} />}
        </h2>
        {missing.length > 0 && (
          <ul>
            {CAREER_PLAN_PARTS.filter(({ part }) => missing.includes(part)).map(({ part }) => (
              <li key={part}>
                <PartTitle part={part} />
              </li>
            ))}
          </ul>
        )}
        <p className="small">
          <StandingWords standing={answer.standing} student={answer.student} />
        </p>
        <KeepMenu />
      </section>
      <CheckGroup
        legend={<Trans>What is on the paper</Trans>}
        name="paper-parts"
        options={options}
        chosen={parts}
        onToggle={(part) => {
          const next = toggled(parts, part);
          onParts(PAPER_PARTS.filter((one) => next.includes(one)));
        }}
      />
      <section aria-labelledby="plan-versions">
        <h2 id="plan-versions" className={styles.sideTitle}>
          <Trans>Versions</Trans>
        </h2>
        <ul className={`plain-list ${styles.versions}`}>
          {answer.versions.map((one) => (
            <li key={one.version}>
              <p>
                <VersionWords version={one} />
              </p>
              <div className="row row-wrap">
                <Tag tone={one.isComplete ? 'good' : 'waiting'}>
                  {one.isComplete ? <Trans>Complete</Trans> : <Trans>Not complete</Trans>}
                </Tag>
                {one.version !== plan.version && (
                  <Button look="quiet" size="small" onClick={() => onRead(one.version)}>
                    <Trans>Read version {one.version}</Trans>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <DeletePlan personId={personId} count={answer.versions.length} />
    </div>
  );
}

function DeletePlan({ personId, count }: { personId: string; count: number }) {
  const { question, ask } = useConfirm();
  const { busy, act } = useAct(careerPlanOperations.deleteCareerPlan, {
    onDone: async () => {
      await queryClientOfTab().fetchQuery({ ...careerPlanQuery(personId), staleTime: 0 });
      void refreshOwn(CAREER_PLAN);
      void refreshOwn('to-do');
    },
  });
  const remove = async () => {
    const isSure = await ask({
      title: <Trans>Delete your plan?</Trans>,
      confirmLabel: <Trans>Delete my plan</Trans>,
      danger: true,
      children: (
        <Trans>
          All {count} versions are deleted. This cannot be taken back. Your school may still ask for a plan.
        </Trans>
      ),
    });
    if (isSure) await act({}, careerPlanMessages.deleted);
  };
  return (
    <div>
      {question}
      <Button look="quiet" size="small" busy={busy} onClick={() => void remove()}>
        <Trans>Delete this plan</Trans>
      </Button>
    </div>
  );
}
