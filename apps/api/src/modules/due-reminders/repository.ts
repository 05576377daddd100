import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { and, asc, eq, gt, lt, lte, notExists, sql } from 'drizzle-orm';
import { reminderChoices, reminderDays } from './tables.ts';

export type ChoiceRow = typeof reminderChoices.$inferSelect;

/** All SQL of who gets reminders, and of the days on which they did. */
export function reminderRepository({ orm }: Executor) {
  return {
    find: async ({ owner }: Scope<'due-reminder'>): Promise<ChoiceRow | undefined> =>
      (await orm.select().from(reminderChoices).where(eq(reminderChoices.personId, owner)))[0],

    /** One that was made before stays. */
    turnOn: async (
      { owner }: Scope<'due-reminder', 'change'>,
      choice: Omit<ChoiceRow, 'personId'>,
    ): Promise<void> => {
      await orm
        .insert(reminderChoices)
        .values({ personId: owner, ...choice })
        .onConflictDoNothing();
    },

    turnOff: async ({ owner }: Scope<'due-reminder', 'change' | 'delete'>): Promise<boolean> => {
      const { rowCount } = await orm.delete(reminderChoices).where(eq(reminderChoices.personId, owner));
      return rowCount === 1;
    },

    /**
     * Takes a day, so that nobody else sends its mail: another copy waits for this transaction.
     * @returns false when it is taken, or the person wants no mails any more.
     */
    takeDay: async ({ owner }: Scope<'due-reminder'>, day: CalendarDay): Promise<boolean> => {
      const choice = eq(reminderChoices.personId, owner);
      const wanted = await orm.select().from(reminderChoices).where(choice).for('share');
      if (wanted.length === 0) return false;
      const { rowCount } = await orm
        .insert(reminderDays)
        .values({ personId: owner, day })
        .onConflictDoNothing();
      return rowCount === 1;
    },

    /** The digest of what the mail of that day stops mails with. */
    setLink: async ({ owner }: Scope<'due-reminder'>, day: CalendarDay, tokenDigest: Buffer) => {
      await orm
        .update(reminderDays)
        .set({ tokenDigest })
        .where(and(eq(reminderDays.personId, owner), eq(reminderDays.day, day)));
    },
  };
}

/** The next people, by id, whose mails of a day are to be looked after. */
export async function peopleToRemind(
  { orm }: Executor,
  { day, after, atMost }: { day: CalendarDay; after: string; atMost: number },
): Promise<string[]> {
  const done = orm
    .select({ one: sql`1` })
    .from(reminderDays)
    .where(and(eq(reminderDays.personId, reminderChoices.personId), eq(reminderDays.day, day)));
  const rows = await orm
    .select({ id: reminderChoices.personId })
    .from(reminderChoices)
    .where(and(lte(reminderChoices.firstDay, day), gt(reminderChoices.personId, after), notExists(done)))
    .orderBy(asc(reminderChoices.personId))
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** Whose mail holds the secret of this digest. */
export async function ownerOfMail({ orm }: Transaction, digest: Buffer): Promise<string | undefined> {
  const { personId } = reminderDays;
  const rows = await orm.select({ personId }).from(reminderDays).where(eq(reminderDays.tokenDigest, digest));
  return rows[0]?.personId;
}

/** Days before this one are forgotten, and with them the links of their mails. */
export async function forgetReminderDays({ orm }: Executor, day: CalendarDay): Promise<void> {
  await orm.delete(reminderDays).where(lt(reminderDays.day, day));
}
