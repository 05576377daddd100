import { accountWindows } from '@longleaf/contract/account-safety';
import { inTransaction } from '@longleaf/platform/executor';
import { deviceInWords } from '@longleaf/rules/accounts/device-words';
import { fill } from '@longleaf/rules/words/fill';
import type { FastifyReply } from 'fastify';
import { tellSafetyChange } from '../notices/safety-letters.ts';
import type { FieldErrors } from '../screens/fields.ts';
import { deviceIn } from '../screens/device-in.ts';
import { textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { endOtherSessions } from '../sessions.ts';
import type { AccountWindow, WindowVisit } from '../windows/window.ts';
import { checkNewPasskey, optionsForAdding } from './ceremonies.ts';
import { deletePasskey, insertPasskey, MOST_PASSKEYS, passkeysOf, renamePasskey } from './repository.ts';
import { passkeysScreen } from './screens.ts';

const LONGEST_NAME = 60;

/** Passkeys: add one, name it, remove it. */
export const passkeysWindow: AccountWindow = {
  path: accountWindows.passkeys,
  needsFreshSignIn: true,
  show: (visit) => show(visit),
  submit(visit) {
    switch (textOf(visit.form, 'do')) {
      case 'add':
        return add(visit);
      case 'rename':
        return rename(visit);
      case 'remove':
        return remove(visit);
      default:
        return show(visit);
    }
  },
  options: async ({ deps, session, reply }) => reply.send(await optionsForAdding(deps, session)),
};

async function show(visit: WindowVisit, errors: FieldErrors = {}, status = 200): Promise<FastifyReply> {
  const { deps, session, reply, request } = visit;
  const passkeys = await passkeysOf(deps.database, session.account.id);
  const suggestion = deviceIn(deps.frame, deviceInWords(request.headers['user-agent']));
  return sendPage(reply, passkeysScreen(deps.frame, visit, { passkeys, suggestion, errors }), status);
}

async function add(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, form, reply } = visit;
  const accountId = session.account.id;
  const made = await checkNewPasskey(deps, session.uid, textOf(form, 'credential'));
  if (!made) {
    await deps.audit({ event: 'passkey-refused', accountId });
    return show(visit, { name: /*i18n*/ 'That passkey could not be added. Try again' }, 400);
  }
  const passkey = { ...made, accountId, name: nameOf(visit), createdAt: deps.clock() };
  const outcome = await inTransaction(deps.database, async (tx) => {
    const result = await insertPasskey(tx, passkey);
    if (result === 'added') await tellSafetyChange(deps, tx, session.account, 'passkey-added');
    return result;
  });
  if (outcome === 'too-many') return show(visit, { name: TOO_MANY }, 400);
  if (outcome === 'known') return show(visit, { name: /*i18n*/ 'This passkey is in use already' }, 400);
  await deps.audit({ event: 'passkey-added', accountId });
  return reply.redirect(visit.path, 303);
}

const TOO_MANY = fill(/*i18n*/ 'You have {most} passkeys. Remove one before you add another', {
  most: MOST_PASSKEYS,
});

async function rename(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, form, reply } = visit;
  await renamePasskey(deps.database, session.account.id, textOf(form, 'passkey'), nameOf(visit));
  return reply.redirect(visit.path, 303);
}

async function remove(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, form, reply } = visit;
  const accountId = session.account.id;
  const removed = await inTransaction(deps.database, async (tx) => {
    if (!(await deletePasskey(tx, accountId, textOf(form, 'passkey')))) return false;
    // Who held the passkey may be signed in with it.
    await endOtherSessions(tx, accountId, session.uid);
    await tellSafetyChange(deps, tx, session.account, 'passkey-removed');
    return true;
  });
  if (removed) await deps.audit({ event: 'passkey-removed', accountId });
  return reply.redirect(visit.path, 303);
}

/** The name that was typed, or the kind of device; never longer than fits. */
function nameOf({ form, request }: WindowVisit): string {
  const typed = textOf(form, 'name').trim().slice(0, LONGEST_NAME).toWellFormed();
  return typed === '' ? deviceInWords(request.headers['user-agent']) : typed;
}
