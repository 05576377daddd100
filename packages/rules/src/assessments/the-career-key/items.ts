export interface CareerKeyPage {
  readonly name: string;
  /** Two statements of each interest area, in the order of the areas. */
  readonly statements: readonly string[];
}

/** The five pages of the career key. The review is in docs/assessments/the-career-key.md. */
export const CAREER_KEY_PAGES: readonly CareerKeyPage[] = [
  {
    name: /*i18n*/ 'Things I like',
    statements: [
      /*i18n*/ 'Being outdoors and on my feet',
      /*i18n*/ 'Making or fixing things',
      /*i18n*/ 'Finding out how things work',
      /*i18n*/ 'Puzzles that take a while',
      /*i18n*/ 'Making music, pictures or stories',
      /*i18n*/ 'Things that look or sound unusual',
      /*i18n*/ 'Spending time with people who need help',
      /*i18n*/ 'Explaining things to others',
      /*i18n*/ 'Getting others excited about a plan',
      /*i18n*/ 'Being in charge',
      /*i18n*/ 'Having everything in its place',
      /*i18n*/ 'Clear steps to follow',
    ],
  },
  {
    name: /*i18n*/ 'Things I can do',
    statements: [
      /*i18n*/ 'Use tools safely',
      /*i18n*/ 'Grow plants or handle animals',
      /*i18n*/ 'See a pattern in numbers or facts',
      /*i18n*/ 'Explain something from science',
      /*i18n*/ 'Draw, play, write, act or dance',
      /*i18n*/ 'Think of something nobody has thought of',
      /*i18n*/ 'Calm somebody who is upset',
      /*i18n*/ 'Teach somebody a skill',
      /*i18n*/ 'Speak in front of people',
      /*i18n*/ 'Talk somebody into something',
      /*i18n*/ 'Find mistakes in a list',
      /*i18n*/ 'Keep track of money or dates',
    ],
  },
  {
    name: /*i18n*/ 'Work I can picture myself in',
    statements: [
      /*i18n*/ 'Electrician, mechanic or farmer',
      /*i18n*/ 'Builder, truck driver or forest worker',
      /*i18n*/ 'Chemist, geologist or doctor',
      /*i18n*/ 'Programmer or data analyst',
      /*i18n*/ 'Actor, musician or writer',
      /*i18n*/ 'Designer, photographer or animator',
      /*i18n*/ 'Teacher, nurse or therapist',
      /*i18n*/ 'Counselor or social worker',
      /*i18n*/ 'Store manager or owner of a business',
      /*i18n*/ 'Lawyer, sales agent or politician',
      /*i18n*/ 'Bookkeeper, tax preparer or bank teller',
      /*i18n*/ 'Office manager, court clerk or inspector of records',
    ],
  },
  {
    name: /*i18n*/ 'How I see myself',
    statements: [
      /*i18n*/ 'I am practical',
      /*i18n*/ 'I would rather do something than talk about it',
      /*i18n*/ 'I am curious',
      /*i18n*/ 'I like to think things through',
      /*i18n*/ 'I have a lot of imagination',
      /*i18n*/ 'I do things in my own way',
      /*i18n*/ 'I am friendly and patient',
      /*i18n*/ 'I notice how others feel',
      /*i18n*/ 'I am bold',
      /*i18n*/ 'I go after what I want',
      /*i18n*/ 'I am careful and exact',
      /*i18n*/ 'I am on time and prepared',
    ],
  },
  {
    name: /*i18n*/ 'What matters to me',
    statements: [
      /*i18n*/ 'Being able to do things with my own hands',
      /*i18n*/ 'A result that I can touch',
      /*i18n*/ 'Learning new things all my life',
      /*i18n*/ 'Knowing what is really true',
      /*i18n*/ 'Being free to create',
      /*i18n*/ 'Beauty in the things around me',
      /*i18n*/ 'Making life better for others',
      /*i18n*/ 'Being kind and fair',
      /*i18n*/ 'Having a say in big decisions',
      /*i18n*/ 'Getting ahead',
      /*i18n*/ 'Being someone others can rely on',
      /*i18n*/ 'Knowing what is expected of me',
    ],
  },
];
