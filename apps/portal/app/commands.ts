/** What a feature gives for a command: it calls the API, refreshes its queries and shows its own messages. */
interface CommandModule {
  runCommand: (payload: unknown) => Promise<void>;
}

/** Commands that can wait for sign-in, each with the module that carries it out, loaded when it is needed. */
export const COMMANDS: Record<string, () => Promise<CommandModule>> = {
  'save-college': () => import('./features/colleges/parts/save-college-command.ts'),
  'get-recruited': () => import('./features/colleges/parts/get-recruited-command.ts'),
  'save-search': () => import('./features/colleges/search/saved/save-search-command.ts'),
  'save-career': () => import('./parts/explore/save-career-command.ts'),
  'save-program': () => import('./parts/explore/save-program-command.ts'),
};
