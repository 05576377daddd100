const conjunction = new Intl.ListFormat('en', { type: 'conjunction', style: 'long' });

/** 'one', 'one and two', 'one, two, and three': the last comma parts things that hold an 'and' themselves. */
export function listed(words: readonly string[]): string {
  return conjunction.format(words);
}
