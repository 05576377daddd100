import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToDo } from '@longleaf/contract/to-do';
import type { ToDoKind } from '@longleaf/rules/to-do/to-do';

interface ToDoWords {
  title: MessageDescriptor;
  /** Why one does it. */
  why: MessageDescriptor;
  /** How long it takes. */
  time: MessageDescriptor;
  /** Where one does it, if not beside the application itself. */
  to?: string;
}

const MINUTES = msg`A few minutes`;
const HALF_AN_HOUR = msg`About half an hour`;
const AN_HOUR = msg`An hour or more`;
const DAYS = msg`A little each day, for a few days`;

/** What each thing is called, why and how long one does it, and where. A task of one's own has its own title. */
export const TO_DO_WORDS: Readonly<Record<ToDoKind, ToDoWords>> = {
  form: {
    title: msg`Fill in the application`,
    why: msg`Without it the college does not know that you want to come.`,
    time: AN_HOUR,
  },
  residency: {
    title: msg`Get your residency number`,
    why: msg`It decides who pays the lower tuition at public colleges, and who can get state grants.`,
    time: HALF_AN_HOUR,
  },
  transcript: {
    title: msg`Send your transcript`,
    why: msg`The college looks at your grades. Your school may need a few days.`,
    time: MINUTES,
    to: '/apphub/requesttranscript',
  },
  'test-scores': {
    title: msg`Send your test scores`,
    why: msg`The college asks for them. They come from the organization that gave you the test.`,
    time: MINUTES,
  },
  recommendation: {
    title: msg`Ask for a recommendation`,
    why: msg`Teachers write many of them: ask early.`,
    time: MINUTES,
  },
  essay: {
    title: msg`Write your essay`,
    why: msg`It is where you speak for yourself.`,
    time: DAYS,
  },
  fee: {
    title: msg`Pay the fee or ask for a waiver`,
    why: msg`Most colleges read an application only after that.`,
    time: MINUTES,
  },
  fafsa: {
    title: msg`Fill in the FAFSA`,
    why: msg`One free form opens grants, loans and jobs on campus.`,
    time: AN_HOUR,
  },
  'own-task': {
    title: msg`A task of your own`,
    why: msg`You added it to this application.`,
    time: msg`As long as it takes`,
  },
  'send-application': {
    title: msg`Send it, and mark it as sent`,
    why: msg`Everything else for this college is done.`,
    time: MINUTES,
  },
  'choose-college': {
    title: msg`Say where you plan to go`,
    why: msg`A college has admitted you. Your counselor can help better when they know your choice.`,
    time: MINUTES,
    to: '/collegePlanning#intent-to-enroll',
  },
  'redirection-pool': {
    title: msg`Let colleges with room left find you`,
    why: msg`A college turned you down. In the redirection pool, colleges that still have room can write to you.`,
    time: HALF_AN_HOUR,
    to: '/CollegeRedirection',
  },
  'transfer-assurance': {
    title: msg`Start at a community college`,
    why: msg`A public university turned you down. Community colleges can write to you, and you can move on from there.`,
    time: HALF_AN_HOUR,
    to: '/taap',
  },
  'aid-forms': {
    title: msg`Send your aid forms`,
    why: msg`You applied to a college, but have not marked its financial aid forms as sent.`,
    time: AN_HOUR,
    to: '/collegePlanning?missing=2#saved-colleges',
  },
  'fafsa-for-all': {
    title: msg`Fill in the FAFSA`,
    why: msg`One free form at studentaid.gov for all your colleges. Some aid goes to whoever asks early. Once it is sent, mark it at a saved college.`,
    time: AN_HOUR,
    to: '/collegePlanning?missing=2#saved-colleges',
  },
  'direct-admission': {
    title: msg`See which colleges have a place for you`,
    why: msg`Some say yes before you apply. All you need is your student number.`,
    time: MINUTES,
    to: '/directAdmission',
  },
  'career-plan': {
    title: msg`Write your career development plan`,
    why: msg`North Carolina asks for one before grade 9, and for a revised one before grade 11.`,
    time: HALF_AN_HOUR,
    to: '/career-plan',
  },
  'final-statement': {
    title: msg`Finish your personal statement`,
    why: msg`You have saved a draft. The final one goes into your applications.`,
    time: AN_HOUR,
    to: '/collegePlanning#personal-statements',
  },
  'transition-plan': {
    title: msg`Make a plan for after school`,
    why: msg`College, work or the military: a plan shows what to do on the way.`,
    time: HALF_AN_HOUR,
    to: '/collegePlanning#transition-plan',
  },
};

/** Where something is done. */
export function addressOf(kind: ToDoKind, application: ToDo['application']): string {
  const { to } = TO_DO_WORDS[kind];
  if (to !== undefined) return to;
  return application ? `/apphub?application=${application.id}` : '/apphub';
}
