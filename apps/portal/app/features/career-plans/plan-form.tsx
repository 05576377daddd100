import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerPlanAnswer } from '@longleaf/contract/career-plans';
import { resultLine } from '@longleaf/rules/career-plans/lines';
import {
  CAREER_PLAN_NOTE_LIMIT,
  type CareerPlanNote,
  type CareerPlanPart,
  nameOfCluster,
} from '@longleaf/rules/career-plans/plan';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import { TRANSITION_PATHS } from '@longleaf/rules/transition-plans/plan';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { WordsFor } from '../../domain/accounts/words-for.tsx';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../kit/form/form.tsx';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { wholeDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { PartTitle } from './part-title.tsx';
import { VersionWords } from './plan-words.tsx';
import styles from './plan.module.css';
import { choicesOf, typedOf } from './typed-plan.ts';
import type { usePlanForm } from './use-plan-form.ts';

interface PlanFormProps {
  planForm: ReturnType<typeof usePlanForm>;
  answer: CareerPlanAnswer;
  fields: Ref<HTMLFormElement>;
  onRead: (version: number) => void;
}

/** The six parts of the plan, to write. */
export function PlanForm({ planForm, answer, fields, onRead }: PlanFormProps) {
  const { t, i18n } = useLingui();
  const { form, isBehind, saveOver, giveUp } = planForm;
  const { question, ask } = useConfirm();
  const { results, careers } = choicesOf(answer);
  // Names of clusters have commas of their own.
  const firstClusters = answer.offered.clusters.map((key) => i18n._(nameOfCluster(key))).join('; ');
  const note = (name: CareerPlanNote) => ({ ...form.field(name), most: CAREER_PLAN_NOTE_LIMIT, rows: 4 });
  const leave = async () => {
    const isChanged = JSON.stringify(form.values) !== JSON.stringify(typedOf(answer));
    const isSure =
      !isChanged ||
      (await ask({
        title: <Trans>Leave without saving?</Trans>,
        confirmLabel: <Trans>Leave without saving</Trans>,
        danger: true,
        children: <Trans>What you changed here would be lost.</Trans>,
      }));
    if (isSure) giveUp();
  };
  return (
    <div className={styles.form}>
      {question}
      <Form
        ref={fields}
        form={form}
        label={t`Your career development plan`}
        notice={
          isBehind && answer.plan ? (
            <Message kind="warning">
              <p>
                <strong>
                  <Trans>What you wrote is still here.</Trans>
                </strong>{' '}
                <Trans>Meanwhile another version was saved:</Trans>
              </p>
              <p>
                <VersionWords version={answer.plan} />
              </p>
              <p>
                <Trans>Save yours on top of it, and both stay in your list of versions.</Trans>
              </p>
              <div className={`row row-wrap ${styles.behind}`}>
                <Button onClick={() => onRead(answer.plan?.version ?? 1)}>
                  <Trans>Read the other one</Trans>
                </Button>
                <Button onClick={saveOver} busy={form.busy}>
                  <Trans>Save mine on top</Trans>
                </Button>
              </div>
            </Message>
          ) : undefined
        }
        buttons={
          <FormButtons busy={form.busy} onCancel={() => void leave()}>
            <Trans>Save my plan</Trans>
          </FormButtons>
        }
      >
        <Part part="who-i-am">
          {results.length > 0 ? (
            <CheckGroup
              legend={<Trans>Results that belong in my plan</Trans>}
              {...form.boxes('results')}
              options={results.map((result) => ({
                value: result.key,
                label: `${result.name}: ${resultLine(result, (text) => i18n._(text))} (${wholeDate(result.on)})`,
              }))}
            />
          ) : (
            <p className="soft">
              <Trans>
                You have no results yet. <Link to="/learn-about-yourself">Take a survey about yourself</Link>,
                or write below.
              </Trans>
            </p>
          )}
          <TextArea
            label={<Trans>About me, in my own words</Trans>}
            help={<Trans>What you like, what you are good at, what matters to you.</Trans>}
            {...note('aboutMe')}
          />
        </Part>
        <Part part="heading">
          <ChoiceField
            label={<Trans>My career cluster</Trans>}
            help={
              firstClusters !== '' && <Trans>First in your career cluster survey: {firstClusters}.</Trans>
            }
            {...form.bind('cluster')}
            options={careerClusters.map(({ key, name }) => ({ value: key, label: name }))}
          />
          {careers.length > 0 ? (
            <CheckGroup
              legend={<Trans>Careers I am looking at</Trans>}
              help={<Trans>These are the careers that you saved.</Trans>}
              {...form.boxes('careers')}
              options={careers.map(({ code, title }) => ({ value: code, label: title }))}
            />
          ) : (
            <p className="soft">
              <Trans>
                You have saved no careers yet. <Link to="/careers">Find careers and save some</Link>.
              </Trans>
            </p>
          )}
          <TextArea
            label={<Trans>Why these</Trans>}
            help={<Trans>One sentence is enough.</Trans>}
            {...note('careerNotes')}
          />
        </Part>
        <Part part="courses">
          <TextArea
            label={<Trans>Classes, programs and activities</Trans>}
            help={
              <WordsFor
                finished={<Trans>College classes, career and technical classes, training at work.</Trans>}
              >
                <Trans>High school classes, career and technical classes, college classes, clubs.</Trans>
              </WordsFor>
            }
            {...note('courses')}
          />
        </Part>
        <Part part="after-school">
          <ChoiceField
            label={<Trans>My path</Trans>}
            {...form.bind('path')}
            options={TRANSITION_PATHS.map(({ value, label }) => ({ value, label }))}
          />
          <TextArea
            label={<Trans>What I plan to do</Trans>}
            help={<Trans>Colleges, training or work that you are thinking of.</Trans>}
            {...note('afterSchool')}
          />
        </Part>
        <Part part="helpers">
          <TextArea
            label={<Trans>People I can ask, and what for</Trans>}
            help={
              <WordsFor finished={<Trans>Family, friends, people at work, an advisor.</Trans>}>
                <Trans>Family, teachers, a counselor, a coach.</Trans>
              </WordsFor>
            }
            {...note('helpers')}
          />
        </Part>
        <Part part="next-step">
          <TextArea
            label={<Trans>What I do next, and until when</Trans>}
            help={<Trans>One small thing that you can do this year.</Trans>}
            {...note('nextStep')}
          />
        </Part>
      </Form>
    </div>
  );
}

function Part({ part, children }: { part: CareerPlanPart; children: ReactNode }) {
  return (
    <section className={styles.formPart}>
      <h2>
        <PartTitle part={part} />
      </h2>
      {children}
    </section>
  );
}
