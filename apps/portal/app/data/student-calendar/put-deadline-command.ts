import { command } from '../../shell/pending-commands/command.ts';
import { putDate } from './put-date.ts';

/** Puts the deadline of a program into the calendar; a visitor's press is done after sign-in. */
export default command(
  { name: 'string', schoolName: 'string', day: 'string', description: 'string' },
  ({ day, ...deadline }) => putDate({ ...deadline, category: 'Registration', firstDay: day, lastDay: day }),
);
