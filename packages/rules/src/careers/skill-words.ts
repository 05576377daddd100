/** What the skills of O*NET mean in plain words, by their names in lower case. Each reads on after 'Skills that count:'. */
const plain: ReadonlyMap<string, string> = new Map([
  ['reading comprehension', 'understanding what you read'],
  ['active listening', 'listening well'],
  ['writing', 'writing'],
  ['speaking', 'speaking clearly'],
  ['mathematics', 'using math'],
  ['science', 'using science'],
  ['critical thinking', 'thinking a problem through'],
  ['active learning', 'learning from what is new'],
  ['learning strategies', 'knowing how people learn'],
  ['monitoring', 'checking how things are going'],
  ['social perceptiveness', 'noticing how others feel'],
  ['coordination', 'working well with others'],
  ['persuasion', 'winning others over'],
  ['negotiation', 'finding a deal that suits both sides'],
  ['instructing', 'teaching others'],
  ['service orientation', 'looking for ways to help'],
  ['complex problem solving', 'solving hard problems'],
  ['operations analysis', 'finding out what users need'],
  ['technology design', 'shaping tools to fit their users'],
  ['equipment selection', 'choosing the right tools'],
  ['installation', 'putting in equipment'],
  ['programming', 'programming computers'],
  ['operations monitoring', 'watching gauges and machines'],
  ['operation and control', 'running equipment'],
  ['equipment maintenance', 'looking after equipment'],
  ['troubleshooting', 'finding out why something fails'],
  ['repairing', 'repairing things'],
  ['quality control analysis', 'testing quality'],
  ['judgment and decision making', 'deciding wisely'],
  ['systems analysis', 'seeing how parts work together'],
  ['systems evaluation', 'judging how well a system works'],
  ['time management', 'using time well'],
  ['management of financial resources', 'using money well'],
  ['management of material resources', 'using supplies well'],
  ['management of personnel resources', 'leading people at work'],
]);

/** Gives a skill in plain words; one that is not known by its own name. */
export function skillInPlainWords(name: string): string {
  const lower = name.toLowerCase();
  return plain.get(lower) ?? lower;
}
