import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToDoKind } from '@longleaf/rules/to-do/to-do';
import type { StepKey } from './next-steps.ts';

interface StepWords {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** What the button says. */
  action: MessageDescriptor;
  /** Path in the portal, or on the content site. */
  to?: string;
  contentPath?: string;
}

/** What each step is called, why one takes it, and where. */
export const STEP_WORDS: Readonly<Record<StepKey, StepWords>> = {
  'find-what-fits': {
    title: msg`Find out what fits you`,
    text: msg`What you like and what you are good at point to careers.`,
    action: msg`Read the guide`,
    contentPath: '/plan-your-future/find-what-fits-you',
  },
  careers: {
    title: msg`Save a career you like`,
    text: msg`See what people do all day, what they earn and what they studied.`,
    action: msg`Look at careers`,
    to: '/careers',
  },
  programs: {
    title: msg`Save a major you like`,
    text: msg`See what you would learn, and which colleges near you teach it.`,
    action: msg`Look at majors`,
    to: '/programsMajors',
  },
  classes: {
    title: msg`Choose your classes`,
    text: msg`The classes you take now open doors later.`,
    action: msg`Read the guide`,
    contentPath: '/plan-your-future/choose-your-classes',
  },
  paths: {
    title: msg`See the paths after high school`,
    text: msg`Two years, four years, a trade or a job: what each one asks of you.`,
    action: msg`Read the guide`,
    contentPath: '/plan-your-future/paths-after-high-school',
  },
  'find-colleges': {
    title: msg`Find colleges that fit you`,
    text: msg`Search by place, price and major, and save the ones you like.`,
    action: msg`Find a college`,
    to: '/college-search',
  },
  'colleges-together': {
    title: msg`Look for colleges together`,
    text: msg`Search with your child by place, price and major, and save the ones you both like.`,
    action: msg`Find a college`,
    to: '/college-search',
  },
  'colleges-with-students': {
    title: msg`Look for colleges with your students`,
    text: msg`Search by place, price and major, compare up to ten, and print what you find.`,
    action: msg`Find a college`,
    to: '/college-search',
  },
  'with-a-class': {
    title: msg`Use this site with a class`,
    text: msg`Six lessons of 40 minutes, and what to know before you start.`,
    action: msg`Read the guide`,
    contentPath: '/plan-your-future/use-this-site-with-a-class',
  },
  'steps-in-class': {
    title: msg`See what Next steps asks students`,
    text: msg`Every question of the three pathways, for a class or a talk.`,
    action: msg`See the questions`,
    to: '/next-step/educators',
  },
  compare: {
    title: msg`Compare the colleges you saved`,
    text: msg`Price, size and results side by side.`,
    action: msg`Compare`,
    to: '/compare',
  },
  'net-price': {
    title: msg`Learn what college really costs`,
    text: msg`The price on the website is not what most families pay.`,
    action: msg`Read the guide`,
    contentPath: '/pay-for-college/net-price',
  },
  'plan-year': {
    title: msg`Plan your application year`,
    text: msg`What to do in which month, from the first essay to the last form.`,
    action: msg`See the plan`,
    contentPath: '/apply-to-college/plan-your-application-year',
  },
  fafsa: {
    title: msg`Fill in the FAFSA`,
    text: msg`One free form opens grants, loans and jobs on campus.`,
    action: msg`Read the guide`,
    contentPath: '/pay-for-college/fafsa',
  },
  residency: {
    title: msg`Show that you live in North Carolina`,
    text: msg`Residents pay the lower tuition at public colleges.`,
    action: msg`Read the guide`,
    contentPath: '/pay-for-college/nc-residency',
  },
  essay: {
    title: msg`Write your essay`,
    text: msg`Say who you are, in your own words.`,
    action: msg`Read the guide`,
    contentPath: '/apply-to-college/write-your-essay',
  },
  transfer: {
    title: msg`Transfer from a community college`,
    text: msg`Take your credits with you to a four-year college.`,
    action: msg`Read the guide`,
    contentPath: '/apply-to-college/transfer-from-community-college',
  },
  'go-back': {
    title: msg`Go back to college`,
    text: msg`Start again, or start for the first time, at any age.`,
    action: msg`Read the guide`,
    contentPath: '/plan-your-future/go-back-to-college',
  },
  'save-529': {
    title: msg`Save for college`,
    text: msg`How a 529 plan works, and how little is enough to begin.`,
    action: msg`Read the guide`,
    contentPath: '/save-for-college/529-plans',
  },
};

/** Steps that are among what to do now, by its kind: they are not said twice on one page. */
export const STEP_OF_TO_DO: Partial<Record<ToDoKind, StepKey>> = {
  fafsa: 'fafsa',
  'fafsa-for-all': 'fafsa',
  residency: 'residency',
  essay: 'essay',
};

/** Where a step leads; a guide lies on the content site. */
export function wayOf(
  step: StepKey,
  { contentUrl, compareAt }: { contentUrl: string | null; compareAt: string },
): { to: string; reloadDocument?: boolean } {
  const { to, contentPath } = STEP_WORDS[step];
  if (step === 'compare') return { to: compareAt };
  return to === undefined ? { to: `${contentUrl ?? ''}${contentPath ?? '/'}`, reloadDocument: true } : { to };
}
