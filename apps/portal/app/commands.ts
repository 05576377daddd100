/** What a feature gives for a command: it calls the API, refreshes its queries and shows its own messages. */
interface CommandModule {
  runCommand: (payload: unknown) => Promise<void>;
}

/** Commands that can wait for sign-in, each with the module that carries it out, loaded when it is needed. */
export const COMMANDS: Record<string, () => Promise<CommandModule>> = {
  'save-college': () => import('./data/saved-colleges/save-college-command.ts'),
  'get-recruited': () => import('./data/recruiting/get-recruited-command.ts'),
  'save-search': () => import('./data/saved-searches/save-search-command.ts'),
  'save-career': () => import('./data/saved-careers/save-career-command.ts'),
  'save-program': () => import('./data/saved-programs/save-program-command.ts'),
};
