import { nameOfPath } from '../transition-plans/plan.ts';
import { fill } from '../words/fill.ts';
import {
  CAREER_PLAN_PARTS,
  type CareerPlan,
  type CareerPlanPart,
  nameOfCluster,
  type PlanResult,
  type Said,
} from './plan.ts';

/** What one result says, in a line: `Social 31 of 40, Artistic 28 of 40`; where more come first than can be told, that. */
export function resultLine({ said }: Pick<PlanResult, 'said'>, say: (english: string) => string): string {
  if (said.length === 0) return say(/*i18n*/ 'Many come first alike');
  return said.map((one) => [say(one.name), figure(one, say)].filter(Boolean).join(' ')).join(', ');
}

function figure({ count, of, isLevel, isDollars }: Said, say: (english: string) => string): string {
  if (count === null) return '';
  if (isDollars) return `$${count.toLocaleString('en-US')} ${say(/*i18n*/ 'a month')}`;
  if (of === undefined) return String(count);
  return fill(say(isLevel ? /*i18n*/ 'level {count} of {of}' : /*i18n*/ '{count} of {of}'), { count, of });
}

/**
 * A whole plan in lines, part by part, for a file of one's own data; parts that say nothing have no line.
 * @param isAtSchool whether the person was at school when they saved it: then its parts speak of school
 */
export function careerPlanLines(
  plan: CareerPlan,
  say: (english: string) => string,
  isAtSchool: boolean,
): string[] {
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
  return CAREER_PLAN_PARTS.flatMap(({ part, title, ...other }) => {
    const named = !isAtSchool && 'afterSchool' in other ? other.afterSchool : title;
    const text = texts[part].filter((one) => one !== '').join('; ');
    return text === '' ? [] : [`${say(named)}: ${text}`];
  });
}
