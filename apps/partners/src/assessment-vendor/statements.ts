/** What the stand-in asks: two statements for each of two areas. It measures nothing. */
export interface StandInSurvey {
  configId: number;
  name: string;
  areas: readonly [Area, Area];
}
interface Area {
  name: string;
  statements: readonly [string, string];
}

export const STAND_IN_SURVEYS: readonly StandInSurvey[] = [
  {
    configId: 104,
    name: 'Personality',
    areas: [
      {
        name: 'Planning ahead',
        statements: ['I like to know what comes next.', 'I make lists and tick things off.'],
      },
      {
        name: 'Trying things out',
        statements: ['I would rather try than read how.', 'A change of plan is fine with me.'],
      },
    ],
  },
  {
    configId: 101,
    name: 'Learning and productivity',
    areas: [
      {
        name: 'Learning with others',
        statements: ['I learn well when I explain it to a friend.', 'I like to work in a group.'],
      },
      {
        name: 'Learning alone',
        statements: ['I need a quiet place to think.', 'I like to work at my own pace.'],
      },
    ],
  },
  {
    configId: 1700,
    name: 'Skills',
    areas: [
      {
        name: 'Working with people',
        statements: ['I notice how others feel.', 'I can calm people down who argue.'],
      },
      {
        name: 'Working with things',
        statements: ['I can find out why something does not work.', 'I am good at building things.'],
      },
    ],
  },
  {
    configId: 100,
    name: 'Intelligences',
    areas: [
      {
        name: 'Words',
        statements: ['I remember what I read.', 'I find the right word quickly.'],
      },
      {
        name: 'Pictures and space',
        statements: ['I can see in my mind how a thing looks from behind.', 'I find my way in a new place.'],
      },
    ],
  },
];

/** How each area comes out: 50 for each of its statements that was agreed with; the higher one first. */
export function outcomeOf({ areas, name }: StandInSurvey, agreed: readonly string[]) {
  const scores = areas
    .map((area, at) => ({
      name: area.name,
      score: area.statements.filter((_, index) => agreed.includes(`${at}-${index}`)).length * 50,
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scores;
  const isAlike = first?.score === second?.score;
  return {
    title: isAlike ? 'Both alike' : (first?.name ?? ''),
    summary: `${name}: a result of the stand-in, made of four statements. It measures nothing.`,
    areas: scores,
  };
}
