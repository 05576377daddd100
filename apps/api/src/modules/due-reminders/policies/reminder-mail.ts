import { allowed, type Policy, refused } from '@longleaf/http/policy';

/** What is due is read, and mailed, by the program that the owner asked for it; whoever has a mail of it can stop them. */
export const reminderMailPolicy: Policy = (actor, act, { owner }) => {
  if (actor.kind === 'program' && actor.name === 'send-reminders' && act === 'read')
    return allowed(/*i18n*/ 'You turned on emails about what is due.');
  return actor.kind === 'holder' && actor.of === 'due-reminder' && actor.from === owner && act === 'delete'
    ? allowed(/*i18n*/ 'The link in an email that you got was used.')
    : refused('not-theirs');
};
