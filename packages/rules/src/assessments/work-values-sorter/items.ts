import type { WorkValueKey } from '../../careers/work-values.ts';

export interface ValueCards {
  readonly key: WorkValueKey;
  readonly name: string;
  readonly means: string;
  /** What a card of it counts: so that few cards of a value weigh as much as many of another. */
  readonly weight: number;
  /** Each reads on after 'At work it matters to me that'. */
  readonly cards: readonly string[];
}

/** The 20 cards, by the work value that each stands for. The review is in docs/assessments/work-values-sorter.md. */
export const VALUE_CARDS: readonly ValueCards[] = [
  {
    key: 'achievement',
    name: /*i18n*/ 'Achievement',
    means: /*i18n*/ 'You want to use what you are good at, and to see what came of it.',
    weight: 3,
    cards: [/*i18n*/ 'What I am good at gets used', /*i18n*/ 'I can see at the end of a day what I got done'],
  },
  {
    key: 'independence',
    name: /*i18n*/ 'Independence',
    means: /*i18n*/ 'You want room to decide and to do things in your own way.',
    weight: 2,
    cards: [
      /*i18n*/ 'There is room to invent new ways',
      /*i18n*/ 'I answer for my own choices',
      /*i18n*/ 'Nobody looks over my shoulder',
    ],
  },
  {
    key: 'recognition',
    name: /*i18n*/ 'Recognition',
    means: /*i18n*/ 'You want to move up, to lead, and to be seen for what you do.',
    weight: 2,
    cards: [
      /*i18n*/ 'I can move up step by step',
      /*i18n*/ 'I am the one who leads',
      /*i18n*/ 'Good work gets noticed',
    ],
  },
  {
    key: 'relationships',
    name: /*i18n*/ 'Relationships',
    means: /*i18n*/ 'You want people you like around you, and work that helps and feels right.',
    weight: 2,
    cards: [
      /*i18n*/ 'The people around me are like friends',
      /*i18n*/ 'I never have to do what I think is wrong',
      /*i18n*/ 'Somebody is better off because of me',
    ],
  },
  {
    key: 'support',
    name: /*i18n*/ 'Support',
    means: /*i18n*/ 'You want fair rules, and a boss who teaches and stands behind people.',
    weight: 2,
    cards: [
      /*i18n*/ 'The same rules count for all of us',
      /*i18n*/ 'My boss stands up for the team',
      /*i18n*/ 'Somebody shows me how before I have to do it',
    ],
  },
  {
    key: 'workingConditions',
    name: /*i18n*/ 'Working conditions',
    means: /*i18n*/ 'You want a job that is steady, safe and well paid, with days that suit you.',
    weight: 1,
    cards: [
      /*i18n*/ 'There is always something to do',
      /*i18n*/ 'I can work by myself',
      /*i18n*/ 'No two days are the same',
      /*i18n*/ 'The pay is good for what I do',
      /*i18n*/ 'I do not have to fear that the job ends',
      /*i18n*/ 'The place is safe and comfortable',
    ],
  },
];
