import { Trans, useLingui } from '@lingui/react/macro';
import { type CareerPlanAnswer, careerPlanMessages } from '@longleaf/contract/career-plans';
import { useQuery } from '@tanstack/react-query';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useOpener } from '../../kit/form/use-opener.ts';
import { onceFocusIsLost } from '../../kit/page/once-focus-is-lost.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { NoteFor } from '../../domain/accounts/words-for.tsx';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import type { Person } from '../../shell/session/person.ts';
import { Button } from '../../ui/button.tsx';
import { FirstPlan } from './first-plan.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanPaper } from './plan-paper.tsx';
import { PlanSide } from './plan-side.tsx';
import { type PaperPart, PAPER_PARTS } from './paper-parts.ts';
import styles from './plan.module.css';
import { careerPlanQuery } from './queries.ts';
import { usePlanForm } from './use-plan-form.ts';
import { later } from '../../ui/later.ts';

// Windows are fetched when the first one is opened.
const FormerVersion = later(async () => ({ default: (await import('./former-version.tsx')).FormerVersion }));

/** The career development plan: read as it goes on paper, changed part by part, kept version by version. */
export function PlanScreen({ person, waiting }: { person: Person; waiting: ReactNode }) {
  const { t } = useLingui();
  const query = useQuery(careerPlanQuery(person.id));
  if (query.data) return <LoadedPlan personId={person.id} answer={query.data} />;
  return (
    <PlanFrame>
      <Loaded
        query={query}
        loading={t`Loading your plan`}
        skeleton={waiting}
        failed={careerPlanMessages.loadFailed}
      >
        {() => null}
      </Loaded>
    </PlanFrame>
  );
}

function PlanFrame({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame
      onPaper="without heading"
      title={<Trans>My plan</Trans>}
      lead={
        <span data-print="no">
          <Trans>Your career development plan, from what you have done here so far.</Trans>
        </span>
      }
      note={<PlanNote />}
      tools={tools}
    >
      {children}
    </PageFrame>
  );
}

function PlanNote() {
  return (
    <NoteFor
      parent={
        <Trans>
          North Carolina asks students for this plan in grades 8 and 10. Your child makes theirs in their own
          account, and can bring it to you on paper to read and sign.
        </Trans>
      }
      educator={
        <Trans>
          North Carolina asks students for this plan in grades 8 and 10. They make theirs in their own
          accounts, and can bring it to you on paper to read and sign. You can make one to see what is asked.
        </Trans>
      }
      finished={
        <Trans>
          North Carolina asks for this plan at school. You do not need one, but you can make one for yourself.
        </Trans>
      }
    />
  );
}

function LoadedPlan({ personId, answer }: { personId: string; answer: CareerPlanAnswer }) {
  const planForm = usePlanForm(personId, answer);
  const { form } = planForm;
  const { button, fields, open } = useOpener(form.editing, form.edit);
  useFocusOfNewButton(button, answer.plan !== null);
  const [parts, setParts] = useState<readonly PaperPart[]>(PAPER_PARTS);
  const [read, setRead] = useState<number>();
  const { plan } = answer;
  const former = read !== undefined && (
    <Suspense fallback={null}>
      <FormerVersion personId={personId} version={read} onClose={() => setRead(undefined)} />
    </Suspense>
  );
  if (form.editing)
    return (
      <PlanFrame>
        <PlanForm planForm={planForm} answer={answer} fields={fields} onRead={setRead} />
        {former}
      </PlanFrame>
    );
  if (!plan)
    return (
      <PlanFrame>
        <FirstPlan answer={answer} opener={button} onStart={open} />
      </PlanFrame>
    );
  return (
    <PlanFrame
      tools={
        <Button ref={button} icon={<IconPencil size={20} aria-hidden />} onClick={open}>
          <Trans>Edit the plan</Trans>
        </Button>
      }
    >
      <div className={styles.page}>
        <PlanSide
          personId={personId}
          answer={answer}
          plan={plan}
          parts={parts}
          onParts={setParts}
          onRead={setRead}
        />
        <PlanPaper plan={plan} answer={answer} parts={parts} />
      </div>
      {former}
    </PlanFrame>
  );
}

/** Once the first plan is there, and once it is deleted, another button stands where the focus was. */
function useFocusOfNewButton(button: RefObject<HTMLButtonElement | null>, hasPlan: boolean): void {
  const before = useRef(hasPlan);
  useEffect(() => {
    const isNew = before.current !== hasPlan;
    before.current = hasPlan;
    if (isNew) return onceFocusIsLost(() => button.current?.focus());
  }, [button, hasPlan]);
}
