import { createHash, randomBytes } from 'node:crypto';
import { deadLink, type Invitation, type OpenedInvitation } from '@longleaf/contract/application-invitations';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { type Executor, inTransaction, type Transaction } from '@longleaf/platform/executor';
import type { SendMail } from '@longleaf/platform/mail/mail';
import type { Settings } from '@longleaf/platform/settings';
import {
  INVITATION_DAYS,
  INVITATIONS_A_DAY,
  maySendAgain,
  statusOfInvitation,
} from '@longleaf/rules/applications/invitations';
import { canInvite, letterGoesToCollege, taskKeys } from '@longleaf/rules/applications/tasks';
import { fill } from '@longleaf/rules/words/fill';
import type { CollegeFinder } from '../../dependencies.ts';
import { writeAudit } from '../audit/index.ts';
import type { FileKeeper } from '../files/index.ts';
import type { Contact } from '../profile/index.ts';
import type { ReceiptIssuer, Receiver, Sent } from '../receipts/index.ts';
import { invitationLetter } from './invitation-letter.ts';
import {
  findByLink,
  invitationRepository,
  oneInviterAtATime,
  type InvitationRow,
  type InvitationSubject,
  type LetterDeliveryRow,
  noteOpened,
  setLetter,
  takeAnswer,
} from './invitation-repository.ts';
import type { LetterDelivery } from './letter-delivery.ts';
import { invitationLetterPolicy } from './policies/invitation-letter.ts';

type Change = Scope<'application', 'change'>;
type Place = { appId: number; taskId: number };
export type Invited = { thirdPartyEmail: string; firstName: string; lastName: string; waived: 'yes' | 'no' };
export type Letter = { name: string; contentType: string; bytes: Buffer };

export type InvitationParts = {
  database: Database;
  clock: Clock;
  sendMail: SendMail;
  findCollege: CollegeFinder;
  settings: Pick<Settings, 'PRODUCT_NAME' | 'PORTAL_URL'>;
  files: FileKeeper;
  receipts: ReceiptIssuer;
  letters: LetterDelivery;
};

const DAY = 86_400_000;

/**
 * Asking others to do a task. A link holds 256 random bits; only their digest is kept, so that whoever reads the database
 * cannot answer for anybody. It works until it is answered, withdrawn, replaced or too old.
 */
export function invitationService({
  database,
  clock,
  sendMail,
  findCollege,
  settings,
  files,
  receipts,
  letters,
}: InvitationParts) {
  const collegeName = (id: number) => findCollege(id)?.name ?? `College ${id}`;

  const mail = (
    tx: Transaction,
    row: Pick<InvitationRow, 'email' | 'firstName' | 'studentName' | 'expiresAt'>,
    { token, collegeId, language }: { token: string; collegeId: number; language: Contact['language'] },
  ) =>
    sendMail(tx, {
      to: row.email,
      kind: 'application-invitation',
      words: invitationLetter({
        language,
        firstName: row.firstName,
        productName: settings.PRODUCT_NAME,
        student: row.studentName,
        college: collegeName(collegeId),
        url: `${settings.PORTAL_URL}/invitation#${token}`,
        expiresAt: row.expiresAt,
      }),
    });

  /** What the link is about, so that nobody else answers it meanwhile. */
  const openOrRefuse = async (executor: Executor, token: string): Promise<InvitationSubject> => {
    const found = await findByLink(executor, digestOf(token), clock(), { isLocked: executor !== database });
    if (!found) throw notFound(deadLink);
    if (found.invitation.answer !== null) throw answered();
    return found;
  };

  const dropLetter = async (tx: Transaction, { letterId }: InvitationRow, owner: string) => {
    if (letterId !== null) await files.remove(tx, letterScope(owner), letterId);
  };

  const forget = async (tx: Transaction, gone: InvitationRow, receipt: Receiver['scope']) => {
    await dropLetter(tx, gone, receipt.owner);
    await receipts.takeBack(tx, receipt, { kind: 'invitation', subject: gone.id });
  };

  const present = ({ invitation, task, application }: InvitationSubject): OpenedInvitation => ({
    student: invitation.studentName,
    firstName: invitation.firstName,
    college: collegeName(application.collegeId),
    task: task.task,
    title: task.title,
    answer: invitation.answer,
    waived: invitation.isWaived,
    letterIsSent: isForCollege(task) && letters.takes(application),
    letterName: invitation.letterName,
    expiresDate: invitation.expiresAt.toISOString(),
  });

  return {
    /** ST-092, MOD-003. The person who was invited before for this task is asked no longer. */
    invite: (scope: Change, { appId, taskId }: Place, invited: Invited, receiver: Receiver) =>
      inTransaction(database, async (tx) => {
        const rows = invitationRepository(tx);
        await oneInviterAtATime(tx, scope);
        const task = await rows.task(scope, { appId, taskId });
        if (!task || !canInvite(taskKeys.find((key) => key === task.task) ?? null)) {
          throw notFound(/*i18n*/ 'There is no such task.');
        }
        const now = clock();
        const before = await rows.current(scope, taskId);
        const status = before && statusOfInvitation(before, now);
        const isSame = before?.email.toLowerCase() === invited.thirdPartyEmail.toLowerCase();
        if (before && (status === 'Done' || (isSame && (status === 'Invited' || status === 'Opened')))) {
          return presentInvitation(before, now);
        }
        const student = receiver.contact;
        const studentName = [student.firstName, student.lastName].filter((part) => part !== '').join(' ');
        if (studentName === '') {
          throw badRequest({
            thirdPartyEmail: [
              /*i18n*/ 'Add your own name to your profile first, so that they know who is asking.',
            ],
          });
        }
        if ((await rows.madeSince(scope, new Date(now.getTime() - DAY))) >= INVITATIONS_A_DAY) {
          throw badRequest({
            thirdPartyEmail: [
              fill(/*i18n*/ 'You can invite {limit} people in a day. Try again tomorrow.', {
                limit: INVITATIONS_A_DAY,
              }),
            ],
          });
        }
        const gone = await rows.withdraw(scope, taskId, now);
        if (gone) await forget(tx, gone, receiver.scope);
        const { token, digest } = newLink();
        const row = await rows.insert(scope, {
          applicationId: appId,
          taskId,
          email: invited.thirdPartyEmail,
          firstName: invited.firstName,
          lastName: invited.lastName,
          studentName,
          isWaived: invited.waived === 'yes',
          tokenDigest: digest,
          createdAt: now,
          sentAt: now,
          expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
        });
        await mail(tx, row, { token, collegeId: task.collegeId, language: student.language });
        await receipts.issue(tx, receiver, [sentInvitation(row, task)]);
        return presentInvitation(row, now);
      }),

    sendAgain: (scope: Change, { appId, taskId }: Place, receiver: Receiver) =>
      inTransaction(database, async (tx) => {
        const rows = invitationRepository(tx);
        await oneInviterAtATime(tx, scope);
        const now = clock();
        const [task, before] = [await rows.task(scope, { appId, taskId }), await rows.current(scope, taskId)];
        if (!task || !before) throw notFound(/*i18n*/ 'There is no such invitation.');
        if (!maySendAgain(before, now)) {
          throw new ProblemError(
            409,
            /*i18n*/ 'This cannot be sent again now. We send it once a day, and three times in all.',
          );
        }
        const { token, digest } = newLink();
        const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY);
        const row = await rows.renew(scope, taskId, { digest, at: now, expiresAt });
        if (!row) throw notFound(/*i18n*/ 'There is no such invitation.');
        const { language } = receiver.contact;
        await mail(tx, row, { token, collegeId: task.collegeId, language });
        await receipts.issue(tx, receiver, [sentInvitation(row, task)]);
        return presentInvitation(row, now);
      }),

    /** What was answered with a yes stays. */
    withdraw: (scope: Change, { taskId }: Place, receipt: Receiver['scope']) =>
      inTransaction(database, async (tx) => {
        const gone = await invitationRepository(tx).withdraw(scope, taskId, clock());
        if (gone) await forget(tx, gone, receipt);
        return { withdrawn: gone !== undefined };
      }),

    /** @throws ProblemError 404 for a link that does not work, whatever the reason. */
    open: async (token: string): Promise<OpenedInvitation> => {
      const found = await findByLink(database, digestOf(token), clock());
      if (!found) throw notFound(deadLink);
      await noteOpened(database, found.invitation.id, clock());
      return present(found);
    },

    /**
     * Puts a letter with the application, in place of one that was there. Whether the student may read it was settled when
     * they asked. @throws ProblemError 404 and 409 as `answer`, and what `take` throws.
     */
    addLetter: async (token: string, letter: Letter): Promise<OpenedInvitation> => {
      await openOrRefuse(database, token);
      const taken = await files.take(letter, 'letter');
      return inTransaction(database, async (tx) => {
        const found = await openOrRefuse(tx, token);
        const { invitation, application } = found;
        const scope = letterScope(application.personId);
        const { id, name } = await files.keep(tx, scope, taken, { isHeld: invitation.isWaived });
        await writeAudit(tx, scope, clock());
        await setLetter(tx, invitation.id, { id, name });
        await dropLetter(tx, invitation, application.personId);
        return { ...present(found), letterName: name };
      });
    },

    /** @throws ProblemError 404 and 409 as `answer`. */
    removeLetter: (token: string): Promise<OpenedInvitation> =>
      inTransaction(database, async (tx) => {
        const found = await openOrRefuse(tx, token);
        await setLetter(tx, found.invitation.id, null);
        await dropLetter(tx, found.invitation, found.application.personId);
        return { ...present(found), letterName: null };
      }),

    /** @throws ProblemError 404 for a link that does not work, 409 when it was answered before. */
    answer: (token: string, answer: 'done' | 'declined', word: string): Promise<OpenedInvitation> =>
      inTransaction(database, async (tx) => {
        const found = await openOrRefuse(tx, token);
        if (!(await takeAnswer(tx, found, { answer, word, at: clock() }))) throw answered();
        if (answer === 'done') {
          if (isForCollege(found.task)) await letters.send(tx, found);
          return { ...present(found), answer };
        }
        // Who says no leaves no letter behind.
        await dropLetter(tx, found.invitation, found.application.personId);
        return { ...present(found), answer, letterName: null };
      }),
  };
}

/** An invitation as its student sees it. */
export function presentInvitation(
  row: InvitationRow,
  now: Date,
  delivery: LetterDeliveryRow | null = null,
): Invitation {
  return {
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    status: statusOfInvitation(row, now),
    sentDate: row.sentAt.toISOString(),
    expiresDate: row.expiresAt.toISOString(),
    openedDate: row.openedAt?.toISOString() ?? null,
    answeredDate: row.answeredAt?.toISOString() ?? null,
    word: row.word,
    waived: row.isWaived,
    letter:
      row.letterName === null || row.answer !== 'done'
        ? null
        : {
            id: row.isWaived ? null : row.letterId,
            name: row.letterName,
            delivery: delivery && presentDelivery(delivery),
          },
    canSendAgain: maySendAgain(row, now),
  };
}

function presentDelivery({ state, sentAt, endedAt, retryAt, reason }: LetterDeliveryRow) {
  return {
    state,
    sentDate: sentAt.toISOString(),
    endedDate: endedAt?.toISOString() ?? null,
    nextTry: retryAt?.toISOString() ?? null,
    reason,
  };
}

function isForCollege({ task }: InvitationSubject['task']): boolean {
  return letterGoesToCollege(taskKeys.find((key) => key === task) ?? null);
}

/** Each letter is a sending of its own: the one that is sent again, too. */
function sentInvitation(
  { id, sendings, firstName, lastName, email }: InvitationRow,
  { collegeId, task, title }: { collegeId: number; task: string | null; title: string | null },
): Sent {
  const recipientName = `${firstName} ${lastName}`.trim();
  const version = String(sendings);
  const about = { collegeId, part: task, title: title ?? '' };
  return { kind: 'invitation', subject: id, version, recipientName, recipientEmail: email, ...about };
}

function letterScope(owner: string): Scope<'file', 'change'> {
  const actor = { kind: 'holder', of: 'application-invitation', from: owner } as const;
  return Scope.permit(invitationLetterPolicy, 'file:change', actor, { owner });
}

function answered(): ProblemError {
  return new ProblemError(409, /*i18n*/ 'You have already answered. Thank you.');
}

function newLink(): { token: string; digest: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
