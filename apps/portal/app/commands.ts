/** What a feature gives for a command: it calls the API, refreshes its queries and shows its own messages. */
interface CommandModule {
  runCommand: (payload: unknown) => Promise<void>;
}

/**
 * Commands that can wait for sign-in, each with the module that carries it out, loaded when it is needed:
 *
 *     'save-college': () => import('./features/saved-colleges/save-command.ts'),
 */
export const COMMANDS: Record<string, () => Promise<CommandModule>> = {};
