import { nextStepMessages, type OnePathway, type StepResponse } from '@longleaf/contract/next-steps';
import type { Scope } from '@longleaf/http/policy';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import type { Clock } from '@longleaf/platform/clock';
import { complainAboutAnswers } from '@longleaf/rules/next-steps/answers';
import type { Deed, Pathway } from '@longleaf/rules/next-steps/definition';
import { endsPathway, mayGoTo, needsForm } from '@longleaf/rules/next-steps/gating';
import { PATHWAYS, pathwayOf } from '@longleaf/rules/next-steps/pathways';
import { presentProgress, presentSteps, type Say } from './present.ts';
import type { NextStepsRepository } from './repository.ts';

type Mine = Scope<'next-steps'>;
type Change = Scope<'next-steps', 'change'>;

/** What is asked of others only where it matters. */
interface Around {
  say: Say;
  deeds: () => Promise<Deed[]>;
}

/** Next Steps: how far somebody is, and the answers that they save. */
export function nextStepsService(rows: NextStepsRepository, clock: Clock) {
  const one = async (scope: Mine, id: number, { say, deeds }: Around): Promise<OnePathway> => {
    const pathway = known(id);
    const [steps, finished, done] = await Promise.all([rows.steps(scope, id), rows.finished(scope), deeds()]);
    return { ...presentProgress(pathway, steps, finished, say), deeds: done };
  };

  return {
    progress: async (scope: Mine, say: Say) => {
      const [steps, finished, completedAt] = await Promise.all([
        rows.steps(scope),
        rows.finished(scope),
        rows.formCompletedAt(scope),
      ]);
      return {
        formCompletedOn: completedAt?.toISOString() ?? null,
        pathways: PATHWAYS.map((pathway) => presentProgress(pathway, steps, finished, say)),
      };
    },

    isFormComplete: async (scope: Mine) => (await rows.formCompletedAt(scope)) !== null,

    one,

    definition: async (scope: Mine, id: number, say: Say) => {
      const pathway = known(id);
      const steps = presentSteps(pathway, await rows.steps(scope, id), say);
      return {
        pathwayId: id,
        name: say(pathway.name),
        text: say(pathway.text),
        pathwayStepsJson: JSON.stringify({ steps }),
      };
    },

    /**
     * Keeps the answers to a step (ST-217); with the last one the pathway is complete (ST-221).
     * @throws ProblemError 400 that names each answer that is missing or wrong; 404 for a step that there is not; 409 while
     *   the form, or a step before it, is not done
     */
    save: async (
      scope: Change,
      id: number,
      stepNumber: number,
      sent: readonly StepResponse[],
      { role, ...around }: Around & { role: () => Promise<number> },
    ): Promise<OnePathway> => {
      const pathway = known(id);
      const step = pathway.steps[stepNumber - 1];
      if (!step) throw notFound(nextStepMessages.noStep);
      const responses = responsesOf(stepNumber, step.questions, sent);
      await refuseLocked(scope, pathway, stepNumber, role);
      const ends = endsPathway(stepNumber, pathway.steps.length);
      await rows.save(scope, { pathwayId: id, stepNumber, responses, ends, now: clock() });
      return one(scope, id, around);
    },
  };

  async function refuseLocked(
    scope: Change,
    { id, steps }: Pathway,
    step: number,
    role: () => Promise<number>,
  ) {
    const [kept, completedAt] = await Promise.all([rows.steps(scope, id), rows.formCompletedAt(scope)]);
    const reached = { steps: steps.length, completed: kept.map(({ stepNumber }) => stepNumber) };
    const isOpenToAll = completedAt !== null && mayGoTo(step, reached, 0);
    if (isOpenToAll) return;
    const roles = await role();
    if (needsForm(roles, completedAt !== null)) throw new ProblemError(409, nextStepMessages.formFirst);
    if (!mayGoTo(step, reached, roles)) throw new ProblemError(409, nextStepMessages.locked);
  }
}

function known(id: number): Pathway {
  const pathway = pathwayOf(id);
  if (!pathway) throw notFound(nextStepMessages.noPathway);
  return pathway;
}

/** The answers to keep, one for each question that has one. @throws ProblemError 400 */
function responsesOf(
  step: number,
  questions: Pathway['steps'][number]['questions'],
  sent: readonly StepResponse[],
): StepResponse[] {
  const answers = new Map(sent.map(({ question, answer }) => [question, answer]));
  const complaints: Record<string, string[]> = {};
  for (const [order, words] of Object.entries(complainAboutAnswers(questions, answers)))
    complaints[`question${order}`] = [words];
  for (const { step: of, question } of sent) {
    if (of !== step) complaints['step'] = [/*i18n*/ 'These answers belong to another step.'];
    if (!questions.some(({ order }) => order === question))
      complaints['question'] = [/*i18n*/ 'This step has no such question.'];
  }
  if (Object.keys(complaints).length > 0) throw badRequest(complaints);
  return questions.flatMap(({ order }) => {
    const answer = answers.get(order) ?? '';
    return answer === '' ? [] : [{ step, question: order, answer }];
  });
}
