import { nameOfPath } from '../transition-plans/plan.ts';
import {
  CAREER_PLAN_PARTS,
  type CareerPlan,
  type CareerPlanPart,
  nameOfCluster,
  type PlanResult,
} from './plan.ts';

/** What one result says, in a line: `Social 31, Investigative 28`; of one in which more come first than can be told, that. */
export function resultLine({ said }: Pick<PlanResult, 'said'>, say: (english: string) => string): string {
  if (said.length === 0) return say(/*i18n*/ 'Many come first alike');
  const figure = (count: number, isDollars: true | undefined) =>
    isDollars ? `$${count.toLocaleString('en-US')} ${say(/*i18n*/ 'a month')}` : String(count);
  return said
    .map(({ name, count, isDollars }) =>
      count === null ? say(name) : `${say(name)} ${figure(count, isDollars)}`,
    )
    .join(', ');
}

/** A whole plan in lines, part by part, for a file of one's own data; parts that say nothing have no line. */
export function careerPlanLines(plan: CareerPlan, say: (english: string) => string): string[] {
  const texts: Record<CareerPlanPart, readonly string[]> = {
    'who-i-am': [
      ...plan.results.map((one) => `${say(one.name)} (${one.on}): ${resultLine(one, say)}`),
      plan.aboutMe,
    ],
    heading: [
      plan.cluster === '' ? '' : say(nameOfCluster(plan.cluster)),
      ...plan.careers.map(({ title }) => title),
      plan.careerNotes,
    ],
    courses: [plan.courses],
    'after-school': [plan.path === '' ? '' : say(nameOfPath(plan.path)), plan.afterSchool],
    helpers: [plan.helpers],
    'next-step': [plan.nextStep],
  };
  return CAREER_PLAN_PARTS.flatMap(({ part, title }) => {
    const text = texts[part].filter((one) => one !== '').join('; ');
    return text === '' ? [] : [`${say(title)}: ${text}`];
  });
}
