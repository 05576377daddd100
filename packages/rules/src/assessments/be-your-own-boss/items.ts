export interface OwnerTrait {
  readonly name: string;
  readonly means: string;
  readonly statements: readonly string[];
}

/** What people who run a business of their own need. The review is in docs/assessments/be-your-own-boss.md. */
export const OWNER_TRAITS: readonly OwnerTrait[] = [
  {
    name: /*i18n*/ 'Starting things',
    means: /*i18n*/ 'Beginning without being told.',
    statements: [
      /*i18n*/ 'I start things without being told',
      /*i18n*/ 'When something is missing, I think how to make it',
      /*i18n*/ 'I ask for what I need',
      /*i18n*/ 'I do a job today rather than next week',
      /*i18n*/ 'I like to decide for myself what to do first',
    ],
  },
  {
    name: /*i18n*/ 'Keeping at it',
    means: /*i18n*/ 'Going on when it gets hard or dull.',
    statements: [
      /*i18n*/ 'I finish what I begin, even when it gets dull',
      /*i18n*/ 'When a plan fails, I try another one',
      /*i18n*/ 'I practice to get better at what I care about',
      /*i18n*/ 'I can work for months before I see a result',
      /*i18n*/ 'I learn from people who tell me what I did wrong',
    ],
  },
  {
    name: /*i18n*/ 'Having ideas',
    means: /*i18n*/ 'Seeing what people need, and new ways to make it.',
    statements: [
      /*i18n*/ 'I see what people need before they ask',
      /*i18n*/ 'I find new uses for old things',
      /*i18n*/ 'I think of how a store or an app could be better',
      /*i18n*/ 'I put two ideas together and get a third',
      /*i18n*/ 'I ask why things are done as they are',
    ],
  },
  {
    name: /*i18n*/ 'Handling risk',
    means: /*i18n*/ 'Trying what may fail, with open eyes.',
    statements: [
      /*i18n*/ 'I find out what could go wrong before I begin',
      /*i18n*/ 'I try a small version first',
      /*i18n*/ 'I can live with not knowing how it will turn out',
      /*i18n*/ 'I know how much I can afford to lose',
      /*i18n*/ 'I stay calm when plans change',
    ],
  },
  {
    name: /*i18n*/ 'Handling money',
    means: /*i18n*/ 'Knowing what comes in and what goes out.',
    statements: [
      /*i18n*/ 'I know where my money goes',
      /*i18n*/ 'I compare both price and quality',
      /*i18n*/ 'I save for a goal',
      /*i18n*/ 'I can work out what something costs to make',
      /*i18n*/ 'I keep money that is not mine apart from my own',
    ],
  },
  {
    name: /*i18n*/ 'Winning people',
    means: /*i18n*/ 'Getting on with customers, partners and a team.',
    statements: [
      /*i18n*/ 'I talk easily with people I do not know',
      /*i18n*/ 'I listen to what others want',
      /*i18n*/ 'I can explain an idea in a minute',
      /*i18n*/ 'I keep my word',
      /*i18n*/ 'I get people to work together',
    ],
  },
];
