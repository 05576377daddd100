export interface MatchedSkill {
  /** Its element in the content model of O*NET. */
  readonly element: string;
  readonly name: string;
  /** How well can you do this? */
  readonly task: string;
}

/** The 35 skills that O*NET rates, in our words. The review is in docs/assessments/skills-matcher.md. */
export const MATCHED_SKILLS: readonly MatchedSkill[] = [
  {
    element: '2.A.1.a',
    name: /*i18n*/ 'Reading',
    task: /*i18n*/ 'Understand what I read in a book or a manual',
  },
  {
    element: '2.A.1.b',
    name: /*i18n*/ 'Listening',
    task: /*i18n*/ 'Listen, and ask when I do not understand',
  },
  { element: '2.A.1.c', name: /*i18n*/ 'Writing', task: /*i18n*/ 'Write so that others know what I mean' },
  {
    element: '2.A.1.d',
    name: /*i18n*/ 'Speaking',
    task: /*i18n*/ 'Tell people something so that it gets across',
  },
  { element: '2.A.1.e', name: /*i18n*/ 'Mathematics', task: /*i18n*/ 'Work things out with numbers' },
  { element: '2.A.1.f', name: /*i18n*/ 'Science', task: /*i18n*/ 'Use science to answer a question' },
  {
    element: '2.A.2.a',
    name: /*i18n*/ 'Critical thinking',
    task: /*i18n*/ 'Tell good reasons from bad ones',
  },
  {
    element: '2.A.2.b',
    name: /*i18n*/ 'Active learning',
    task: /*i18n*/ 'Use something new soon after I learn it',
  },
  {
    element: '2.A.2.c',
    name: /*i18n*/ 'Learning strategies',
    task: /*i18n*/ 'Choose a way of learning that works',
  },
  {
    element: '2.A.2.d',
    name: /*i18n*/ 'Monitoring',
    task: /*i18n*/ 'Notice how well something goes and put it right',
  },
  {
    element: '2.B.1.a',
    name: /*i18n*/ 'Understanding people',
    task: /*i18n*/ 'Understand why people act as they do',
  },
  { element: '2.B.1.b', name: /*i18n*/ 'Coordination', task: /*i18n*/ 'Fit what I do to what others do' },
  {
    element: '2.B.1.c',
    name: /*i18n*/ 'Persuasion',
    task: /*i18n*/ 'Change the mind of somebody with good reasons',
  },
  { element: '2.B.1.d', name: /*i18n*/ 'Negotiation', task: /*i18n*/ 'Bring people who disagree together' },
  {
    element: '2.B.1.e',
    name: /*i18n*/ 'Teaching others',
    task: /*i18n*/ 'Teach somebody how to do something',
  },
  { element: '2.B.1.f', name: /*i18n*/ 'Service', task: /*i18n*/ 'Look for ways to help people' },
  {
    element: '2.B.2.i',
    name: /*i18n*/ 'Problem solving',
    task: /*i18n*/ 'Solve a problem that has no simple answer',
  },
  {
    element: '2.B.4.e',
    name: /*i18n*/ 'Making decisions',
    task: /*i18n*/ 'Weigh what a choice costs and brings',
  },
  {
    element: '2.B.4.g',
    name: /*i18n*/ 'Seeing how things hang together',
    task: /*i18n*/ 'See how a change in one place shows up in another',
  },
  {
    element: '2.B.4.h',
    name: /*i18n*/ 'Judging how well things work',
    task: /*i18n*/ 'Find signs that show whether something works well',
  },
  {
    element: '2.B.3.a',
    name: /*i18n*/ 'Finding out what is needed',
    task: /*i18n*/ 'Find out what people need before something is designed',
  },
  {
    element: '2.B.3.b',
    name: /*i18n*/ 'Designing technology',
    task: /*i18n*/ 'Design or adapt a tool or a device',
  },
  {
    element: '2.B.3.c',
    name: /*i18n*/ 'Choosing equipment',
    task: /*i18n*/ 'Choose the right tools for a job',
  },
  {
    element: '2.B.3.d',
    name: /*i18n*/ 'Installing',
    task: /*i18n*/ 'Install or connect devices, machines or wires',
  },
  { element: '2.B.3.e', name: /*i18n*/ 'Programming', task: /*i18n*/ 'Write programs for a computer' },
  {
    element: '2.B.3.g',
    name: /*i18n*/ 'Watching machines',
    task: /*i18n*/ 'Watch gauges and displays to see that a machine runs right',
  },
  {
    element: '2.B.3.h',
    name: /*i18n*/ 'Running machines',
    task: /*i18n*/ 'Run a machine or steer a vehicle',
  },
  {
    element: '2.B.3.j',
    name: /*i18n*/ 'Maintenance',
    task: /*i18n*/ 'Clean and care for machines so that they keep running',
  },
  {
    element: '2.B.3.k',
    name: /*i18n*/ 'Troubleshooting',
    task: /*i18n*/ 'Find out why something does not work',
  },
  { element: '2.B.3.l', name: /*i18n*/ 'Repairing', task: /*i18n*/ 'Repair machines or devices' },
  {
    element: '2.B.3.m',
    name: /*i18n*/ 'Quality control',
    task: /*i18n*/ 'Test and inspect things to see that they are good',
  },
  {
    element: '2.B.5.a',
    name: /*i18n*/ 'Managing time',
    task: /*i18n*/ 'Manage my own time and that of others',
  },
  {
    element: '2.B.5.b',
    name: /*i18n*/ 'Managing money',
    task: /*i18n*/ 'Plan how money is spent and keep track of it',
  },
  {
    element: '2.B.5.c',
    name: /*i18n*/ 'Managing supplies',
    task: /*i18n*/ 'Get what a job needs and see that it is used well',
  },
  {
    element: '2.B.5.d',
    name: /*i18n*/ 'Leading people',
    task: /*i18n*/ 'Guide people at work and choose the right person for a task',
  },
];
