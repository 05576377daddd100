/** Commands that can wait for sign-in, each with the module that carries it out, loaded when it is needed. */
export const COMMANDS = {
  'save-college': () => import('./data/saved-colleges/save-college-command.ts'),
  'get-recruited': () => import('./data/recruiting/get-recruited-command.ts'),
  'save-search': () => import('./data/saved-searches/save-search-command.ts'),
  'save-career': () => import('./data/saved-careers/save-career-command.ts'),
  'save-program': () => import('./data/saved-programs/save-program-command.ts'),
  'save-enrichment': () => import('./data/saved-enrichment/save-enrichment-command.ts'),
  'put-deadline': () => import('./data/student-calendar/put-deadline-command.ts'),
};

type Commands = typeof COMMANDS;
export type CommandKind = keyof Commands;

/** What a command needs, as its module declares it. */
export type PayloadOf<Kind extends CommandKind> = Parameters<
  Awaited<ReturnType<Commands[Kind]>>['default']['run']
>[0];
