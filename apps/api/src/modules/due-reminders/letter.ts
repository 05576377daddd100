import { dayInWords, type Words, wordsIn } from '@longleaf/platform/mail/words';
import type { DaysLeft } from '@longleaf/rules/applications/reminders';
import type { DueDay } from '../applications/index.ts';
import type { Contact } from '../profile/index.ts';

/** More than these are told as a number: a mail is read at a glance. */
const MOST_LINES = 20;

export type ReminderLetter = Pick<Contact, 'language' | 'firstName'> & {
  due: readonly (DueDay & { daysLeft: DaysLeft })[];
  hub: string;
  stop: { url: string; oneClickUrl: string };
};

/** What is due today, in two days and in a week. */
export function reminderLetter(about: ReminderLetter): Words {
  const { language, due, hub, stop } = about;
  const shown = due.slice(0, MOST_LINES);
  const more = due.length - shown.length;
  return wordsIn(about, (i18n, say) => {
    const when = ({ on, daysLeft }: (typeof shown)[number]) => {
      const day = dayInWords(new Date(`${on}T12:00:00Z`), language);
      if (daysLeft === 0) return i18n.t('Due today, {day}:', { day });
      return i18n.t('Due in {days} days, on {day}:', { days: daysLeft, day });
    };
    const what = ({ college, title, whose }: DueDay) => {
      const line = `${college}: ${title === null ? i18n.t('application due') : say(title)}`;
      return whose === 'college' ? i18n.t('{line} (the college’s own date)', { line }) : line;
    };
    return {
      subject: i18n.t('What is due in your college applications'),
      paragraphs: [
        ...shown.flatMap((one, index) =>
          one.on === shown[index - 1]?.on ? [`• ${what(one)}`] : [when(one), `• ${what(one)}`],
        ),
        ...(more > 0 ? [i18n.t('And {more} more. Your hub has all of it.', { more })] : []),
      ],
      action: { label: i18n.t('Open your application hub'), url: hub },
      closing: [i18n.t('You get this email because you turned on reminders. We send one a day at most.')],
      stop: { label: i18n.t('Stop these emails'), ...stop },
    };
  });
}
