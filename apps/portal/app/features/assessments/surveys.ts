import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  IconArrowsRightLeft,
  IconBuildingStore,
  IconBulb,
  IconCards,
  IconHeart,
  IconKey,
  IconLayoutGrid,
  IconPuzzle,
  IconWallet,
} from '@tabler/icons-react';

export const LANDING = '/learn-about-yourself';

export interface Survey {
  /** CON-066. */
  id: number;
  /** The last part of its address. */
  urlName: string;
  Icon: typeof IconHeart;
  /** What one has from it. */
  gives: MessageDescriptor;
  /** Said above the questions. */
  instruction: MessageDescriptor;
}

const survey = (id: number, urlName: string, rest: Omit<Survey, 'id' | 'urlName'>): Survey => ({
  id,
  urlName,
  ...rest,
});

/** The nine, under the three questions that they help to answer. */
export const SURVEY_GROUPS: readonly {
  question: MessageDescriptor;
  hint: MessageDescriptor;
  surveys: readonly Survey[];
}[] = [
  {
    question: msg`What do I like?`,
    hint: msg`Start here if you have no idea yet.`,
    surveys: [
      survey(1, 'interest-profiler', {
        Icon: IconHeart,
        gives: msg`Gives your six interest scores and careers that match`,
        instruction: msg`Would you like doing this? Don’t think about pay or school. Your first answer is usually right.`,
      }),
      survey(2, 'career-cluster-survey', {
        Icon: IconLayoutGrid,
        gives: msg`Gives the career clusters that fit you best, out of 16`,
        instruction: msg`Choose every one that sounds like you. Ten or so is usual. Nothing here is a test.`,
      }),
      survey(6, 'the-career-key', {
        Icon: IconKey,
        gives: msg`Gives your personality types and the jobs where they fit`,
        instruction: msg`How much is this like you? Your first answer is usually right.`,
      }),
    ],
  },
  {
    question: msg`What am I good at?`,
    hint: msg`You know more than you think.`,
    surveys: [
      survey(3, 'basic-skills-survey', {
        Icon: IconBulb,
        gives: msg`Gives your level in ten skills and jobs that use them`,
        instruction: msg`Choose what you can do today. It is fine to stop at any level.`,
      }),
      survey(4, 'transferable-skills-survey', {
        Icon: IconArrowsRightLeft,
        gives: msg`Gives the skills you carry from job to job`,
        instruction: msg`Choose what you have done, at home, at school or at work. Leave out what you have not.`,
      }),
      survey(11, 'skills-matcher', {
        Icon: IconPuzzle,
        gives: msg`Gives careers that need what you can do`,
        instruction: msg`How good are you at this today? Nobody is good at all of it.`,
      }),
    ],
  },
  {
    question: msg`What matters to me?`,
    hint: msg`Pay, time, people, place.`,
    surveys: [
      survey(5, 'work-values-sorter', {
        Icon: IconCards,
        gives: msg`Gives what you want most from a job`,
        instruction: msg`Put each card where it belongs for you, from what matters most to what matters least.`,
      }),
      survey(10, 'reality-check', {
        Icon: IconWallet,
        gives: msg`Gives the pay you would need for the life you want in North Carolina`,
        instruction: msg`Choose how you want to live.`,
      }),
      survey(9, 'be-your-own-boss', {
        Icon: IconBuildingStore,
        gives: msg`Gives how ready you are to run a business`,
        instruction: msg`How true is this of you? There are no wrong answers.`,
      }),
    ],
  },
];

const SURVEYS = SURVEY_GROUPS.flatMap(({ surveys }) => surveys);

/** The survey whose page this is, under either spelling of the address (UI-049 to UI-067); undefined for any other page. */
export function surveyAt(pathname: string): Survey | undefined {
  const name = pathname.toLowerCase().split('/').findLast(Boolean);
  return SURVEYS.find(({ urlName }) => urlName === name);
}

/** The address of a survey. */
export function addressOfSurvey({ urlName }: Survey): string {
  return `${LANDING}/${urlName}`;
}
