import { inTransaction } from '@longleaf/platform/executor';
import { seal, unseal } from '@longleaf/platform/sealing';
import { accountWindows } from '@longleaf/contract/account-safety';
import type { FastifyReply } from 'fastify';
import { tellSafetyChange } from '../notices/safety-letters.ts';
import { beginStep, findStep, takeStep } from '../pending-steps.ts';
import type { FieldErrors } from '../screens/fields.ts';
import { textOf } from '../screens/form-body.ts';
import { sendPage } from '../screens/send-page.ts';
import { endOtherSessions } from '../sessions.ts';
import type { AccountWindow, WindowVisit } from '../windows/window.ts';
import { appAddress, newAppSecret, stepOfCode } from './app-codes.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  insertFactor,
  replaceRecoveryCodes,
} from './repository.ts';
import { recoveryCodesScreen, setUpScreen, turnedOffScreen, twoFactorOnScreen } from './screens.ts';
import { distrust, trustedDevicesOf } from './trusted-devices.ts';

const SECONDS_FOR_SETTING_UP = 60 * 60;

/** Two-factor sign-in (EXT-004): turn it on with an app, get new recovery codes, forget devices, turn it off. */
export const twoFactorWindow: AccountWindow = {
  path: accountWindows.twoFactor,
  needsFreshSignIn: true,
  show,
  submit(visit) {
    switch (textOf(visit.form, 'do')) {
      case 'turn-on':
        return turnOn(visit);
      case 'new-codes':
        return newCodes(visit);
      case 'distrust':
        return distrustOne(visit);
      case 'turn-off':
        return turnOff(visit);
      default:
        return show(visit);
    }
  },
};

async function show(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const { database } = deps;
  const factor = await findFactor(database, session.account.id);
  if (!factor) return showSetUp(visit, {});
  const codesLeft = await countRecoveryCodes(database, session.account.id);
  const devices = await trustedDevicesOf(database, session.account.id);
  return sendPage(
    reply,
    twoFactorOnScreen(deps.frame, visit, { since: factor.createdAt, codesLeft, devices }),
  );
}

async function showSetUp(visit: WindowVisit, errors: FieldErrors, status = 200): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const secret = (await pendingSecret(visit)) ?? (await beginSecret(visit));
  const { userName } = session.account;
  const address = appAddress(secret, { productName: deps.frame.productName, userName });
  return sendPage(reply, await setUpScreen(deps.frame, visit, { secret, address, errors }), status);
}

async function turnOn(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, reply, form } = visit;
  const { database, clock } = deps;
  const accountId = session.account.id;
  const typed = textOf(form, 'code').trim();
  const secret = await pendingSecret(visit);
  if (secret === undefined) return show(visit);
  if (typed === '') return showSetUp(visit, { code: /*i18n*/ 'Enter the code that your app shows' }, 400);
  const step = stepOfCode(secret, typed, clock());
  if (step === undefined) return showSetUp(visit, { code: WRONG_NEW_CODE }, 400);

  const codes = await newRecoveryCodes();
  const sealedSecret = seal(deps.factorKey, accountId, secret);
  const factor = { accountId, sealedSecret, lastStep: step, createdAt: clock() };
  await takeStep(database, 'app-secret', session.uid);
  const added = await inTransaction(database, async (tx) => {
    if (!(await insertFactor(tx, factor, codes))) return false;
    // Whoever is signed in elsewhere has shown no second factor.
    await endOtherSessions(tx, accountId, session.uid);
    await tellSafetyChange(deps, tx, session.account, 'second-factor-added');
    return true;
  });
  if (!added) return show(visit);
  await deps.audit({ event: 'second-factor-added', accountId });
  return sendPage(reply, recoveryCodesScreen(deps.frame, visit, { codes: codes.codes, justOn: true }));
}

const WRONG_NEW_CODE = /*i18n*/ 'That code is not right. Wait for the next one and enter it';

async function newCodes(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const codes = await newRecoveryCodes();
  const { account } = session;
  const replaced = await inTransaction(deps.database, async (tx) => {
    if (!(await replaceRecoveryCodes(tx, account.id, codes))) return false;
    await tellSafetyChange(deps, tx, account, 'recovery-codes-replaced');
    return true;
  });
  if (!replaced) return show(visit);
  await deps.audit({ event: 'recovery-codes-replaced', accountId: account.id });
  return sendPage(reply, recoveryCodesScreen(deps.frame, visit, { codes: codes.codes, justOn: false }));
}

async function distrustOne(visit: WindowVisit): Promise<FastifyReply> {
  await distrust(visit.deps.database, visit.session.account.id, textOf(visit.form, 'device'));
  return visit.reply.redirect(visit.path, 303);
}

async function turnOff(visit: WindowVisit): Promise<FastifyReply> {
  const { deps, session, reply } = visit;
  const accountId = session.account.id;
  const removed = await inTransaction(deps.database, async (tx) => {
    if (!(await deleteFactor(tx, accountId))) return false;
    await endOtherSessions(tx, accountId, session.uid);
    await tellSafetyChange(deps, tx, session.account, 'second-factor-removed');
    return true;
  });
  if (!removed) return show(visit);
  await deps.audit({ event: 'second-factor-removed', accountId });
  return sendPage(reply, turnedOffScreen(deps.frame, visit));
}

async function pendingSecret({ deps, session }: WindowVisit): Promise<string | undefined> {
  const step = await findStep<{ sealed: string }>(deps.database, 'app-secret', session.uid);
  return step && unseal(deps.factorKey, session.account.id, Buffer.from(step.sealed, 'base64'));
}

async function beginSecret({ deps, session }: WindowVisit): Promise<string> {
  const secret = newAppSecret();
  const sealed = seal(deps.factorKey, session.account.id, secret).toString('base64');
  await beginStep(deps.database, 'app-secret', session.uid, { sealed }, SECONDS_FOR_SETTING_UP);
  return secret;
}
