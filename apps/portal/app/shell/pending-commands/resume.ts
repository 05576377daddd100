import { markDone, type PendingCommand, runnablePending } from './pending-store.ts';

/** Runs the function alone among all tabs; tells false when another tab is at it. */
export type TakeTurn = (name: string, run: () => Promise<void>) => Promise<boolean>;

export interface ResumeParts {
  tab: Storage;
  device: Storage;
  now: () => number;
  takeTurn: TakeTurn;
  /** Carries the command out. A rejection leaves it waiting for the next page load. */
  run: (command: PendingCommand) => Promise<void>;
}

/** Carries out the command that waited for sign-in, once, however many tabs and reloads there are (ST-112). */
export async function resumePending({ tab, device, now, takeTurn, run }: ResumeParts): Promise<void> {
  const command = runnablePending(tab, device, now());
  if (!command) return;
  await takeTurn(`longleaf-command-${command.id}`, async () => {
    // Another tab may have finished it while this one waited.
    if (!runnablePending(tab, device, now())) return;
    await run(command);
    markDone(tab, device, command.id);
  });
}
