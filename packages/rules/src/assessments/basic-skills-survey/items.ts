export interface BasicSkill {
  readonly name: string;
  readonly means: string;
  /** Its element in the content model of O*NET. */
  readonly element: string;
  /** Three statements of each level, the first level first. */
  readonly levels: readonly (readonly [string, string, string])[];
}

/** The ten basic skills, each with our own anchors for seven levels. The review is in docs/assessments/basic-skills-survey.md. */
export const BASIC_SKILLS: readonly BasicSkill[] = [
  {
    name: /*i18n*/ 'Reading',
    means: /*i18n*/ 'Understanding what is written.',
    element: '2.A.1.a',
    levels: [
      [
        /*i18n*/ 'Read a street sign',
        /*i18n*/ 'Find your name on a list',
        /*i18n*/ 'Follow a note that says what to buy',
      ],
      [
        /*i18n*/ 'Follow the steps of a recipe',
        /*i18n*/ 'Read a short news story and say what happened',
        /*i18n*/ 'Use the directions on a box of medicine',
      ],
      [
        /*i18n*/ 'Sum up a chapter of a school book',
        /*i18n*/ 'Set up a device with its manual',
        /*i18n*/ 'Compare what two reviews say about a product',
      ],
      [
        /*i18n*/ 'Find in a lease what you have to pay for',
        /*i18n*/ 'Tell fact from opinion in a long article',
        /*i18n*/ 'Learn a task at work from a handbook alone',
      ],
      [
        /*i18n*/ 'Read a contract and spot what is missing',
        /*i18n*/ 'Draw a conclusion from reports that do not agree',
        /*i18n*/ 'Study from a textbook for nurses or engineers',
      ],
      [
        /*i18n*/ 'Judge how good the research papers of a field are',
        /*i18n*/ 'Read a long law and say what it means for a company',
        /*i18n*/ 'Work from a technical plan of hundreds of pages',
      ],
      [
        /*i18n*/ 'Combine new research from several fields',
        /*i18n*/ 'Explain old texts that experts do not agree on',
        /*i18n*/ 'Judge whether the proof of a new theory holds',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Active listening',
    means: /*i18n*/ 'Taking in what people say, and asking when it is not clear.',
    element: '2.A.1.b',
    levels: [
      [
        /*i18n*/ 'Take a short message for somebody',
        /*i18n*/ 'Follow a direction of two steps',
        /*i18n*/ 'Notice when it is your turn to speak',
      ],
      [
        /*i18n*/ 'Take down an order for a table of four',
        /*i18n*/ 'Repeat what a friend asked you to do',
        /*i18n*/ 'Ask again when you did not understand',
      ],
      [
        /*i18n*/ 'Take notes while a teacher talks',
        /*i18n*/ 'Find out what a customer is unhappy about',
        /*i18n*/ 'Follow a talk on a topic that is new to you',
      ],
      [
        /*i18n*/ 'Ask questions that bring out what a person means',
        /*i18n*/ 'Sum up both sides of an argument fairly',
        /*i18n*/ 'Notice when words and tone of voice do not match',
      ],
      [
        /*i18n*/ 'Interview somebody for a job and learn what matters',
        /*i18n*/ 'Hear from a patient what they almost left out',
        /*i18n*/ 'Run a meeting so that each person is heard',
      ],
      [
        /*i18n*/ 'Question a witness about small details',
        /*i18n*/ 'Follow a talk among experts and find its weak point',
        /*i18n*/ 'Help two groups in a bitter fight hear each other',
      ],
      [
        /*i18n*/ 'Lead peace talks and hear what is not said',
        /*i18n*/ 'Hear a hard case for weeks and weigh every word',
        /*i18n*/ 'Train counselors in how to listen',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Writing',
    means: /*i18n*/ 'Putting thoughts on paper or on a screen so that readers understand.',
    element: '2.A.1.c',
    levels: [
      [
        /*i18n*/ 'Write a shopping list',
        /*i18n*/ 'Fill in a form with your name and address',
        /*i18n*/ 'Leave a short note for your family',
      ],
      [
        /*i18n*/ 'Write a message to ask for a day off',
        /*i18n*/ 'Write a note of thanks',
        /*i18n*/ 'Write down what happened in an accident',
      ],
      [
        /*i18n*/ 'Write a two-page report for school',
        /*i18n*/ 'Write directions that a stranger can follow',
        /*i18n*/ 'Write an email that explains a problem',
      ],
      [
        /*i18n*/ 'Write a cover letter for a job',
        /*i18n*/ 'Write an essay that argues for a point of view',
        /*i18n*/ 'Write the rules of a club or a team',
      ],
      [
        /*i18n*/ 'Write a request for money to a foundation',
        /*i18n*/ 'Write the user guide of a machine',
        /*i18n*/ 'Write news stories that many people read',
      ],
      [
        /*i18n*/ 'Write a chapter of a textbook',
        /*i18n*/ 'Write a report that a city decides by',
        /*i18n*/ 'Write the court papers of a hard case',
      ],
      [
        /*i18n*/ 'Write a novel that gets published',
        /*i18n*/ 'Write the paper about a new discovery',
        /*i18n*/ 'Write a law that holds up in court',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Speaking',
    means: /*i18n*/ 'Telling people something so that it gets across.',
    element: '2.A.1.d',
    levels: [
      [
        /*i18n*/ 'Greet somebody at the door',
        /*i18n*/ 'Say your name and where you live',
        /*i18n*/ 'Ask for help in a store',
      ],
      [
        /*i18n*/ 'Tell a friend how to get to your home',
        /*i18n*/ 'Call to make an appointment',
        /*i18n*/ 'Explain the rules of a game',
      ],
      [
        /*i18n*/ 'Give a five-minute talk in class',
        /*i18n*/ 'Explain to a customer how to return something',
        /*i18n*/ 'Tell a story so that people keep listening',
      ],
      [
        /*i18n*/ 'Teach a small group how to do a task',
        /*i18n*/ 'Answer hard questions in a job interview',
        /*i18n*/ 'Speak for your group at a public meeting',
      ],
      [
        /*i18n*/ 'Give a talk to people from other companies',
        /*i18n*/ 'Tell an upset person bad news in a kind way',
        /*i18n*/ 'Debate a topic with little time to prepare',
      ],
      [
        /*i18n*/ 'Give lectures at a college',
        /*i18n*/ 'Answer reporters in a crisis',
        /*i18n*/ 'Argue a case before a judge and jury',
      ],
      [
        /*i18n*/ 'Speak for your country at a world meeting',
        /*i18n*/ 'Explain a discovery to experts and to the public',
        /*i18n*/ 'Give a speech that changes what many people think',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Mathematics',
    means: /*i18n*/ 'Using numbers to work things out.',
    element: '2.A.1.e',
    levels: [
      [
        /*i18n*/ 'Count the people in a room',
        /*i18n*/ 'Tell how many minutes are left',
        /*i18n*/ 'See which of two prices is lower',
      ],
      [
        /*i18n*/ 'Add up the cost of three lunches',
        /*i18n*/ 'Share a bill fairly among four people',
        /*i18n*/ 'Tell how long a train trip takes',
      ],
      [
        /*i18n*/ 'Work out the price after 15 percent off',
        /*i18n*/ 'Find the area of a floor to buy carpet',
        /*i18n*/ 'Read a graph and say what it shows',
      ],
      [
        /*i18n*/ 'Work out what a car loan costs in all',
        /*i18n*/ 'Use algebra to find an unknown number',
        /*i18n*/ 'Turn a table of sales into a chart and explain it',
      ],
      [
        /*i18n*/ 'Use geometry to lay out the frame of a roof',
        /*i18n*/ 'Tell from past data how likely something is',
        /*i18n*/ 'Use statistics to compare two groups',
      ],
      [
        /*i18n*/ 'Use calculus to design a part of a machine',
        /*i18n*/ 'Build a model of how a disease spreads',
        /*i18n*/ 'Work out the risk of an insurance plan',
      ],
      [
        /*i18n*/ 'Prove something new in mathematics',
        /*i18n*/ 'Invent a method by which computers solve hard problems',
        /*i18n*/ 'Work out the path of a spacecraft to a planet',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Science',
    means: /*i18n*/ 'Using what is known of nature, and testing ideas.',
    element: '2.A.1.f',
    levels: [
      [
        /*i18n*/ 'Know what a plant needs to grow',
        /*i18n*/ 'Read a thermometer',
        /*i18n*/ 'Say which things float and which sink',
      ],
      [
        /*i18n*/ 'Follow the steps of a simple experiment',
        /*i18n*/ 'Sort leaves or rocks by what they have in common',
        /*i18n*/ 'Explain why food goes bad in the sun',
      ],
      [
        /*i18n*/ 'Change one thing in a test and keep the rest the same',
        /*i18n*/ 'Make a slide and look at it under a microscope',
        /*i18n*/ 'Explain how a battery lights a lamp',
      ],
      [
        /*i18n*/ 'Test the water of a well and report on it',
        /*i18n*/ 'Explain how a medicine acts in the body',
        /*i18n*/ 'Plan an experiment and draw a conclusion from it',
      ],
      [
        /*i18n*/ 'Run tests in a hospital lab',
        /*i18n*/ 'Choose a material by how it takes heat and load',
        /*i18n*/ 'Find out what pollutes a river',
      ],
      [
        /*i18n*/ 'Plan a study of a new medicine',
        /*i18n*/ 'Design a system that cleans the air of a factory',
        /*i18n*/ 'Work out how an earthquake shakes a building',
      ],
      [
        /*i18n*/ 'Discover how a gene causes an illness',
        /*i18n*/ 'Develop a new kind of material',
        /*i18n*/ 'Set up a new theory and the tests that could break it',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Critical thinking',
    means: /*i18n*/ 'Weighing reasons before you believe or choose something.',
    element: '2.A.2.a',
    levels: [
      [
        /*i18n*/ 'Tell whether a picture fits a story',
        /*i18n*/ 'Notice when a price tag cannot be right',
        /*i18n*/ 'Choose the shorter of two lines',
      ],
      [
        /*i18n*/ 'Say what is good and bad about two ways to school',
        /*i18n*/ 'Notice when an ad promises too much',
        /*i18n*/ 'Ask people how they know what they say',
      ],
      [
        /*i18n*/ 'Check a claim in a second source',
        /*i18n*/ 'Find the weak point in an argument',
        /*i18n*/ 'Decide which of three repairs is worth its price',
      ],
      [
        /*i18n*/ 'Weigh facts for and against a new rule at work',
        /*i18n*/ 'Say what a survey shows and what it does not',
        /*i18n*/ 'Find the likely cause when a machine stops',
      ],
      [
        /*i18n*/ 'Judge whether a patient needs one more test',
        /*i18n*/ 'Find the flaw in a plan before money is spent',
        /*i18n*/ 'Compare the offers of companies on ten points',
      ],
      [
        /*i18n*/ 'Find out why a large project failed',
        /*i18n*/ 'Judge whether the evidence in a trial is enough',
        /*i18n*/ 'Review the research of others before it is printed',
      ],
      [
        /*i18n*/ 'Find a mistake in what a whole field believes',
        /*i18n*/ 'Decide how a country should meet a new threat',
        /*i18n*/ 'Judge the safety of what nobody has used before',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Active learning',
    means: /*i18n*/ 'Using what is new to you.',
    element: '2.A.2.b',
    levels: [
      [
        /*i18n*/ 'Learn a new game by watching',
        /*i18n*/ 'Remember a new word',
        /*i18n*/ 'Try again after a mistake',
      ],
      [
        /*i18n*/ 'Learn your way around a new building',
        /*i18n*/ 'Learn to use a new app',
        /*i18n*/ 'Use a tip to do better next time',
      ],
      [
        /*i18n*/ 'Learn a task from a video and do it',
        /*i18n*/ 'Use in one class what you learned in another',
        /*i18n*/ 'Change how you work when the tool is new',
      ],
      [
        /*i18n*/ 'Learn a new computer program for work',
        /*i18n*/ 'Keep up with new rules in a job',
        /*i18n*/ 'Learn enough of a topic in a week to explain it',
      ],
      [
        /*i18n*/ 'Learn new treatments and use them with patients',
        /*i18n*/ 'Learn from data why a plan failed and change it',
        /*i18n*/ 'Learn a trade from the start to the license',
      ],
      [
        /*i18n*/ 'Be the first in a company to use a new method',
        /*i18n*/ 'Learn a second profession while you work',
        /*i18n*/ 'Follow new research and change your work by it',
      ],
      [
        /*i18n*/ 'Learn what nobody can teach yet',
        /*i18n*/ 'Use what several sciences find in one project',
        /*i18n*/ 'See from early signs how a field will change',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Learning strategies',
    means: /*i18n*/ 'Choosing good ways to learn and to teach.',
    element: '2.A.2.c',
    levels: [
      [
        /*i18n*/ 'Ask somebody to show you again',
        /*i18n*/ 'Say something aloud to remember it',
        /*i18n*/ 'Practice one step until it works',
      ],
      [
        /*i18n*/ 'Choose a quiet place to study',
        /*i18n*/ 'Make cards to learn new words',
        /*i18n*/ 'Help a child with a task step by step',
      ],
      [
        /*i18n*/ 'Split a big topic into parts to learn',
        /*i18n*/ 'Explain a topic in two different ways',
        /*i18n*/ 'Quiz yourself instead of only reading again',
      ],
      [
        /*i18n*/ 'Plan four weeks of study for an exam',
        /*i18n*/ 'Choose examples that fit the person you teach',
        /*i18n*/ 'Train a new worker in your job',
      ],
      [
        /*i18n*/ 'Plan lessons for students who know different amounts',
        /*i18n*/ 'Find out why a learner is stuck and try another way',
        /*i18n*/ 'Make a training course for a team',
      ],
      [
        /*i18n*/ 'Set up the training of a whole company',
        /*i18n*/ 'Plan how a school teaches reading',
        /*i18n*/ 'Teach teachers new ways to teach',
      ],
      [
        /*i18n*/ 'Develop a new way of teaching and test it',
        /*i18n*/ 'Plan what the schools of a state teach',
        /*i18n*/ 'Change how a profession trains its people',
      ],
    ],
  },
  {
    name: /*i18n*/ 'Monitoring',
    means: /*i18n*/ 'Keeping an eye on how well something goes, and putting it right.',
    element: '2.A.2.d',
    levels: [
      [
        /*i18n*/ 'Check that the door is locked',
        /*i18n*/ 'See when the pot boils',
        /*i18n*/ 'Look over your homework before you hand it in',
      ],
      [
        /*i18n*/ 'Keep track of what you spend in a week',
        /*i18n*/ 'Notice when a game stops being fair',
        /*i18n*/ 'See on a list what is left to do',
      ],
      [
        /*i18n*/ 'Compare your work with a model and improve it',
        /*i18n*/ 'See who needs help in a group task',
        /*i18n*/ 'Keep a log of how a plant or a pet grows',
      ],
      [
        /*i18n*/ 'Check the work of others for errors',
        /*i18n*/ 'Follow whether a project keeps to its plan',
        /*i18n*/ 'Notice early that a machine runs badly',
      ],
      [
        /*i18n*/ 'Watch a patient after surgery and react to changes',
        /*i18n*/ 'Review how a team works and improve it',
        /*i18n*/ 'See that a building site keeps the safety rules',
      ],
      [
        /*i18n*/ 'Keep up the quality of a whole factory',
        /*i18n*/ 'Guide the flights of a busy airport',
        /*i18n*/ 'Review whether a city program does its job',
      ],
      [
        /*i18n*/ 'Keep a company in many countries on course',
        /*i18n*/ 'Judge how well the health care of a nation works',
        /*i18n*/ 'Plan how a space mission is watched and corrected',
      ],
    ],
  },
];
