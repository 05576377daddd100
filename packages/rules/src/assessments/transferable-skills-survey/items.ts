export interface TransferableSkill {
  readonly name: string;
  /** Its elements in the content model of O*NET. */
  readonly elements: readonly string[];
  /** What somebody may have done that takes this skill. */
  readonly done: readonly string[];
}

/** The 25 skills of the checklist. The review is in docs/assessments/transferable-skills-survey.md. */
export const TRANSFERABLE_SKILLS: readonly TransferableSkill[] = [
  {
    name: /*i18n*/ 'Listening',
    elements: ['2.A.1.b'],
    done: [
      /*i18n*/ 'Let somebody finish before I answered',
      /*i18n*/ 'Took down a message and passed it on right',
      /*i18n*/ 'Asked a question that showed I had listened',
      /*i18n*/ 'Followed spoken directions to a new place',
      /*i18n*/ 'Heard both sides of an argument',
    ],
  },
  {
    name: /*i18n*/ 'Speaking',
    elements: ['2.A.1.d'],
    done: [
      /*i18n*/ 'Gave a talk to a class or a group',
      /*i18n*/ 'Explained how something is done',
      /*i18n*/ 'Told a story that people wanted to hear',
      /*i18n*/ 'Called a place to ask for information',
      /*i18n*/ 'Spoke up for somebody',
    ],
  },
  {
    name: /*i18n*/ 'Writing',
    elements: ['2.A.1.c'],
    done: [
      /*i18n*/ 'Wrote a report or an essay',
      /*i18n*/ 'Wrote a message that solved a problem',
      /*i18n*/ 'Kept a journal, a blog or a page',
      /*i18n*/ 'Wrote directions that others could follow',
      /*i18n*/ 'Improved a text that somebody else wrote',
    ],
  },
  {
    name: /*i18n*/ 'Finding out by reading',
    elements: ['2.A.1.a'],
    done: [
      /*i18n*/ 'Read a manual to set something up',
      /*i18n*/ 'Looked up three sources on one topic',
      /*i18n*/ 'Read the small print before I agreed',
      /*i18n*/ 'Followed a recipe or a pattern',
      /*i18n*/ 'Summed up a long text in a few lines',
    ],
  },
  {
    name: /*i18n*/ 'Working with numbers',
    elements: ['2.A.1.e'],
    done: [
      /*i18n*/ 'Worked out a discount or a tip',
      /*i18n*/ 'Measured something to see how much I needed',
      /*i18n*/ 'Made a chart or a table of figures',
      /*i18n*/ 'Checked whether a bill was right',
      /*i18n*/ 'Kept score in a game',
    ],
  },
  {
    name: /*i18n*/ 'Testing ideas',
    elements: ['2.A.1.f'],
    done: [
      /*i18n*/ 'Ran an experiment',
      /*i18n*/ 'Changed one thing at a time to find a cause',
      /*i18n*/ 'Watched something for weeks and took notes',
      /*i18n*/ 'Tested whether a tip from the internet works',
      /*i18n*/ 'Explained why something in nature happens',
    ],
  },
  {
    name: /*i18n*/ 'Thinking critically',
    elements: ['2.A.2.a'],
    done: [
      /*i18n*/ 'Checked whether a news story was true',
      /*i18n*/ 'Changed my mind because of a good reason',
      /*i18n*/ 'Compared products before I bought one',
      /*i18n*/ 'Found the weak point in an argument',
      /*i18n*/ 'Saw what could go wrong before it did',
    ],
  },
  {
    name: /*i18n*/ 'Solving problems',
    elements: ['2.B.2.i'],
    done: [
      /*i18n*/ 'Found a way when the usual one did not work',
      /*i18n*/ 'Found the cause of a problem',
      /*i18n*/ 'Made a plan to get out of a mess',
      /*i18n*/ 'Asked the right person for help',
      /*i18n*/ 'Thought of three ways to solve something',
    ],
  },
  {
    name: /*i18n*/ 'Deciding',
    elements: ['2.B.4.e'],
    done: [
      /*i18n*/ 'Listed reasons for and against a choice',
      /*i18n*/ 'Decided quickly when it mattered',
      /*i18n*/ 'Said no to something tempting',
      /*i18n*/ 'Chose for a group after asking everybody',
      /*i18n*/ 'Stood by a choice that was not popular',
    ],
  },
  {
    name: /*i18n*/ 'Learning',
    elements: ['2.A.2.b', '2.A.2.c'],
    done: [
      /*i18n*/ 'Taught myself a skill',
      /*i18n*/ 'Learned to use a new app or device',
      /*i18n*/ 'Practiced until I got better',
      /*i18n*/ 'Used what went wrong to do better',
      /*i18n*/ 'Learned some of another language',
    ],
  },
  {
    name: /*i18n*/ 'Keeping watch',
    elements: ['2.A.2.d'],
    done: [
      /*i18n*/ 'Checked my work before I handed it in',
      /*i18n*/ 'Kept an eye on a child or an animal',
      /*i18n*/ 'Noticed that something was not right',
      /*i18n*/ 'Kept track of how close I was to a goal',
      /*i18n*/ 'Reminded a group of what was left to do',
    ],
  },
  {
    name: /*i18n*/ 'Understanding people',
    elements: ['2.B.1.a'],
    done: [
      /*i18n*/ 'Noticed that somebody was sad',
      /*i18n*/ 'Understood why a person was angry',
      /*i18n*/ 'Got along with somebody very different from me',
      /*i18n*/ 'Changed how I spoke to fit the person',
      /*i18n*/ 'Made a new person feel at ease',
    ],
  },
  {
    name: /*i18n*/ 'Working together',
    elements: ['2.B.1.b'],
    done: [
      /*i18n*/ 'Did my part in a team',
      /*i18n*/ 'Changed my plans so that a group could meet',
      /*i18n*/ 'Shared out the tasks of a project',
      /*i18n*/ 'Helped a teammate who fell behind',
      /*i18n*/ 'Worked well with people I did not choose',
    ],
  },
  {
    name: /*i18n*/ 'Persuading',
    elements: ['2.B.1.c'],
    done: [
      /*i18n*/ 'Talked somebody into trying something new',
      /*i18n*/ 'Got people to join a club or an event',
      /*i18n*/ 'Sold something',
      /*i18n*/ 'Asked for a change and got it',
      /*i18n*/ 'Made a poster, a post or a video that moved people',
    ],
  },
  {
    name: /*i18n*/ 'Finding agreement',
    elements: ['2.B.1.d'],
    done: [
      /*i18n*/ 'Helped two people make up',
      /*i18n*/ 'Found a deal that both sides liked',
      /*i18n*/ 'Gave way on one thing to get another',
      /*i18n*/ 'Settled who does which chore',
      /*i18n*/ 'Talked about a price or a date until it fit',
    ],
  },
  {
    name: /*i18n*/ 'Teaching',
    elements: ['2.B.1.e'],
    done: [
      /*i18n*/ 'Showed somebody how to do a task',
      /*i18n*/ 'Helped somebody with homework',
      /*i18n*/ 'Coached or trained somebody',
      /*i18n*/ 'Broke a hard thing into small steps',
      /*i18n*/ 'Taught a game or a dance to a group',
    ],
  },
  {
    name: /*i18n*/ 'Helping',
    elements: ['2.B.1.f'],
    done: [
      /*i18n*/ 'Helped a neighbor or a relative',
      /*i18n*/ 'Gave my time without pay',
      /*i18n*/ 'Looked after somebody who was ill',
      /*i18n*/ 'Served guests or customers',
      /*i18n*/ 'Showed a visitor the way',
    ],
  },
  {
    name: /*i18n*/ 'Managing time',
    elements: ['2.B.5.a'],
    done: [
      /*i18n*/ 'Finished something before it was due',
      /*i18n*/ 'Kept a calendar or a to-do list',
      /*i18n*/ 'Got up and left on time by myself',
      /*i18n*/ 'Did the most important thing first',
      /*i18n*/ 'Fit work, home and a hobby into one week',
    ],
  },
  {
    name: /*i18n*/ 'Leading',
    elements: ['2.B.5.d'],
    done: [
      /*i18n*/ 'Was captain or head of a group',
      /*i18n*/ 'Gave others tasks that suited them',
      /*i18n*/ 'Praised people for what they did well',
      /*i18n*/ 'Took the blame when my team failed',
      /*i18n*/ 'Kept a group going when it was hard',
    ],
  },
  {
    name: /*i18n*/ 'Handling money',
    elements: ['2.B.5.b'],
    done: [
      /*i18n*/ 'Saved up for something',
      /*i18n*/ 'Kept to a budget',
      /*i18n*/ 'Handled the money of a club or an event',
      /*i18n*/ 'Worked out what something costs over a year',
      /*i18n*/ 'Kept receipts and added them up',
    ],
  },
  {
    name: /*i18n*/ 'Handling supplies',
    elements: ['2.B.5.c'],
    done: [
      /*i18n*/ 'Packed what a trip needed',
      /*i18n*/ 'Kept a room or a shelf in order',
      /*i18n*/ 'Made a shopping list for a week',
      /*i18n*/ 'Kept track of things that were lent out',
      /*i18n*/ 'Set up a room for an event',
    ],
  },
  {
    name: /*i18n*/ 'Using technology',
    elements: ['2.B.3.b', '2.B.3.e'],
    done: [
      /*i18n*/ 'Wrote a program or a formula',
      /*i18n*/ 'Built a web page or a game',
      /*i18n*/ 'Made a spreadsheet do the sums',
      /*i18n*/ 'Changed settings so that a device worked better',
      /*i18n*/ 'Designed something on a computer',
    ],
  },
  {
    name: /*i18n*/ 'Running machines',
    elements: ['2.B.3.g', '2.B.3.h'],
    done: [
      /*i18n*/ 'Used a power tool or a sewing machine',
      /*i18n*/ 'Drove or steered a vehicle, a boat or a drone',
      /*i18n*/ 'Watched a gauge or a display and reacted',
      /*i18n*/ 'Ran a machine in a kitchen, a yard or a workshop',
      /*i18n*/ 'Followed the safety rules of a machine',
    ],
  },
  {
    name: /*i18n*/ 'Fixing things',
    elements: ['2.B.3.d', '2.B.3.j', '2.B.3.k', '2.B.3.l'],
    done: [
      /*i18n*/ 'Fixed a bike, a toy or a tool',
      /*i18n*/ 'Found out why a device did not work',
      /*i18n*/ 'Mended clothes or furniture',
      /*i18n*/ 'Cleaned or oiled something so that it lasts',
      /*i18n*/ 'Put something together from parts',
    ],
  },
  {
    name: /*i18n*/ 'Checking quality',
    elements: ['2.B.3.m'],
    done: [
      /*i18n*/ 'Found errors that others had missed',
      /*i18n*/ 'Tried something out before others used it',
      /*i18n*/ 'Sorted the good from the bad',
      /*i18n*/ 'Measured again to be sure',
      /*i18n*/ 'Did something over because it was not good enough',
    ],
  },
];
