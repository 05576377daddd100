import { randomUUID } from 'node:crypto';
import { letterDeliveryMessages } from '@longleaf/contract/letter-deliveries';
import type { Acknowledgement } from '@longleaf/contract/transcript-deliveries';
import type { Actor } from '@longleaf/http/actor';
import type { FileAnswer } from '@longleaf/http/file-answer';
import { Scope } from '@longleaf/http/policy';
import { notFound } from '@longleaf/http/problem';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import { addJob } from '@longleaf/platform/jobs/queue';
import { lettersNotTaken } from '@longleaf/platform/mail/outbox';
import { nextTry } from '@longleaf/rules/transcripts/retry';
import type { Dependencies } from '../../dependencies.ts';
import { readAcknowledgementFiles } from '../../http/acknowledgement-files.ts';
import { signedNames } from '../../http/signed-name.ts';
import { writeAudit } from '../audit/index.ts';
import type { FileKeeper } from '../files/index.ts';
import { keptContact } from '../profile/index.ts';
import type { ReceiptIssuer } from '../receipts/index.ts';
import { collegeLetter, letterFailure } from './college-letter.ts';
import { letterRepository, type LetterOnItsWay } from './letter-repository.ts';
import type { LetterWays } from './letter-ways.ts';
import { LETTER_ACKNOWLEDGEMENT, putLetter } from './letters-over-sftp.ts';
import { letterDeliveryPolicy } from './policies/letter-delivery.ts';

export type LetterParts = Pick<
  Dependencies,
  'database' | 'clock' | 'dataSecret' | 'settings' | 'sendMail' | 'findCollege' | 'log'
> & { files: FileKeeper; receipts: ReceiptIssuer; wayFor: LetterWays };

/** The job that looks after letters. */
export const LETTERS = 'look-after-letters';

/** The kind of mail that tells a college; it has the id of its delivery. */
export const COLLEGE_LETTER = 'application-letter';
const GOOD_FOR_MILLISECONDS = 60 * 86_400_000;
const AT_ONCE = 200;
const SENDER: Actor = { kind: 'program', name: 'send-letters' };
const names = signedNames('deliveries of letters');

/** A letter to be sent: whose it is, and who wrote it. */
export type WrittenLetter = Pick<LetterOnItsWay, 'invitation'> & {
  application: Pick<LetterOnItsWay['application'], 'personId' | 'collegeId' | 'kind'>;
};

/** Brings letters about students to colleges, and takes what the colleges say of them. */
export function letterDelivery(parts: LetterParts) {
  const { database, clock, dataSecret, settings, sendMail, findCollege, files, receipts, wayFor, log } =
    parts;
  const gone = () => notFound(letterDeliveryMessages.notThere);
  const nameOf = (id: number) => findCollege(id)?.name ?? `College ${id}`;
  const hubScope = (owner: string) =>
    Scope.permit(letterDeliveryPolicy, 'application:change', SENDER, { owner });

  /** Writes an attempt down, and mails the link or has it put on the server; false when no way leads to the college. */
  const dispatch = async (tx: Transaction, letter: WrittenLetter, number: number): Promise<boolean> => {
    const { invitation, application } = letter;
    const way = wayFor(application.collegeId, application.kind);
    if (way === undefined || invitation.letterId === null) return false;
    const scope = hubScope(application.personId);
    const id = randomUUID();
    const { applicationId, id: invitationId } = invitation;
    const row = { id, applicationId, invitationId, number, way: way.by, sentAt: clock() };
    await letterRepository(tx).insert(scope, row);
    await writeAudit(tx, scope, clock());
    if (way.by === 'sftp') {
      // No server is spoken to inside of a transaction.
      await addJob(tx, LETTERS, {}, { key: LETTERS });
      return true;
    }
    const words = collegeLetter({
      college: nameOf(application.collegeId),
      student: invitation.studentName,
      writer: `${invitation.firstName} ${invitation.lastName}`,
      isWaived: invitation.isWaived,
      productName: settings.PRODUCT_NAME,
      url: `${settings.PORTAL_URL}/api/application/letters/${names.write(dataSecret, id)}`,
    });
    await sendMail(tx, { id, to: way.to, kind: COLLEGE_LETTER, words });
    return true;
  };

  const receipt = async (tx: Transaction, { invitation, application }: WrittenLetter): Promise<void> => {
    const scope = Scope.permit(letterDeliveryPolicy, 'receipt:change', SENDER, {
      owner: application.personId,
    });
    await receipts.issue(tx, { scope, contact: await keptContact(tx, scope) }, [
      {
        kind: 'letter',
        subject: invitation.id,
        collegeId: application.collegeId,
        part: 'recommendation',
      },
    ]);
  };

  /** Ends an attempt; tried too often, the student is told what to do. The invitation is locked. */
  const fail = async (
    tx: Transaction,
    { delivery, invitation, application }: LetterOnItsWay,
    { reason, mayHelp }: { reason: string | null; mayHelp: boolean },
  ): Promise<void> => {
    const scope = hubScope(application.personId);
    const retryAt = mayHelp ? nextTry(delivery.number, clock()) : null;
    const ended = { state: 'failed', endedAt: clock(), retryAt, reason } as const;
    await letterRepository(tx).mark(scope, delivery.id, ended);
    await writeAudit(tx, scope, clock());
    if (retryAt !== null) return;
    const contact = await keptContact(tx, scope);
    if (contact.email === '') return;
    const words = letterFailure({
      ...contact,
      college: nameOf(application.collegeId),
      writer: `${invitation.firstName} ${invitation.lastName}`,
      url: `${settings.PORTAL_URL}/apphub`,
    });
    await sendMail(tx, { to: contact.email, kind: 'application-letter-failed', words });
  };

  const opened = async (name: string): Promise<LetterOnItsWay> => {
    const id = names.read(dataSecret, name);
    const found = id === undefined ? undefined : await letterRepository(database).find(id);
    if (!found || clock().getTime() - found.delivery.sentAt.getTime() > GOOD_FOR_MILLISECONDS) throw gone();
    return found;
  };

  /** With its invitation locked: does the work while the attempt is the last one and still counts as sent. */
  const whileLast = (id: string, work: (tx: Transaction, found: LetterOnItsWay) => Promise<void>) =>
    inTransaction(database, async (tx) => {
      const rows = letterRepository(tx);
      const before = await rows.find(id);
      const [last] = before ? await rows.attempts(before.invitation.id) : [];
      const found = await rows.find(id);
      if (found && last?.id === id) await work(tx, found);
    });

  const writeDown = (
    delivery: LetterOnItsWay['delivery'],
    { received, reason, sendAgain }: Acknowledgement,
  ): Promise<{ state: string }> =>
    inTransaction(database, async (tx) => {
      const rows = letterRepository(tx);
      const attempts = await rows.attempts(delivery.invitationId);
      const found = await rows.find(delivery.id);
      if (!found) throw gone();
      if (attempts.some(({ state }) => state === 'received')) return { state: 'received' };
      if (received) {
        const scope = hubScope(found.application.personId);
        // The last one tells the student how far the letter is.
        const id = attempts[0]?.id ?? delivery.id;
        await rows.mark(scope, id, { state: 'received', endedAt: clock(), retryAt: null, reason: null });
        await writeAudit(tx, scope, clock());
        return { state: 'received' };
      }
      if (attempts[0]?.id !== delivery.id || found.delivery.state !== 'sent')
        return { state: attempts[0]?.state ?? 'failed' };
      await fail(tx, found, { reason: reason ?? null, mayHelp: sendAgain });
      return { state: 'failed' };
    });

  const contentOf = ({ invitation, application }: LetterOnItsWay) => {
    if (invitation.letterId === null) throw gone();
    const scope = Scope.permit(letterDeliveryPolicy, 'file:read', SENDER, { owner: application.personId });
    return files.openHeld(database, scope, invitation.letterId);
  };

  /** Puts a letter on the server; a server that is away makes the attempt fail, and it is tried again. */
  const bring = async (id: string): Promise<void> => {
    const found = await letterRepository(database).find(id);
    if (!found || found.delivery.state !== 'sent' || found.application.removedAt !== null) return;
    const { TRANSCRIPT_SFTP: server } = settings;
    try {
      if (server === undefined) throw new Error('TRANSCRIPT_SFTP is not set any more');
      await putLetter(server, found, await contentOf(found));
    } catch (error) {
      log.warn({ delivery: id, err: error }, 'A letter could not be put on TRANSCRIPT_SFTP');
      return whileLast(id, async (tx, now) => {
        if (now.delivery.state === 'sent') await fail(tx, now, { reason: null, mayHelp: true });
      });
    }
    await whileLast(id, (tx, { application }) =>
      letterRepository(tx).mark(hubScope(application.personId), id, { putAt: clock() }),
    );
  };

  return {
    /** Whether the college is sent letters from here. */
    takes: ({ collegeId, kind }: WrittenLetter['application']) => wayFor(collegeId, kind) !== undefined,

    /** Sends a letter in the transaction that takes its writer's answer, with a receipt for the student. */
    send: async (tx: Transaction, letter: WrittenLetter): Promise<void> => {
      if (await dispatch(tx, letter, 1)) await receipt(tx, letter);
    },

    /** The letter, for whoever has the link of the mail. @throws ProblemError 404, 503 */
    document: async (name: string): Promise<FileAnswer & { bytes: Buffer }> => {
      return contentOf(await opened(name)).catch((error: unknown) => {
        throw error instanceof Error && 'status' in error && error.status === 404 ? gone() : error;
      });
    },

    /**
     * Writes down that it arrived, by whichever attempt, or why the last one did not, and whether to send it again.
     * @throws ProblemError 404
     */
    acknowledge: async (name: string, said: Acknowledgement): Promise<{ state: string }> =>
      writeDown((await opened(name)).delivery, said),

    /**
     * Looks after letters on their way: a mail that no mailbox took makes its attempt fail, one whose time has come is sent
     * again, what goes to the server is put there, and what colleges say there is read. It may run twice, in two copies,
     * or late.
     */
    lookAfter: async (): Promise<void> => {
      const rows = letterRepository(database);
      const lost = await lettersNotTaken(database, COLLEGE_LETTER);
      for (const id of await rows.sentAmong(lost))
        await whileLast(id, async (tx, found) => {
          if (found.delivery.state === 'sent') await fail(tx, found, { reason: null, mayHelp: true });
        });
      for (const id of await rows.toSendAgain(clock(), AT_ONCE))
        await whileLast(id, async (tx, found) => {
          const { delivery, application } = found;
          if (delivery.state !== 'failed' || delivery.retryAt === null || application.removedAt !== null)
            return;
          const isSent = await dispatch(tx, found, delivery.number + 1);
          if (!isSent) await fail(tx, found, { reason: delivery.reason, mayHelp: false });
        });
      for (const id of await rows.toPut(AT_ONCE)) await bring(id);
      const { TRANSCRIPT_SFTP: server } = settings;
      if (server === undefined) return;
      await readAcknowledgementFiles(server, LETTER_ACKNOWLEDGEMENT, {
        writeDown: async (id, said, college) => {
          const found = await rows.find(id);
          if (found?.delivery.way !== 'sftp' || found.application.collegeId !== college) throw gone();
          return writeDown(found.delivery, said);
        },
        log,
      });
    },
  };
}

export type LetterDelivery = ReturnType<typeof letterDelivery>;
