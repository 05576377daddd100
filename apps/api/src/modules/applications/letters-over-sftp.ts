import type { FileAnswer } from '@longleaf/http/file-answer';
import { putOverSftp, type SftpPlace } from '@longleaf/platform/sftp';
import { shortId } from '../../http/signed-name.ts';
import type { LetterOnItsWay } from './letter-repository.ts';

/** Of `199120-0f….letter.json` the college writes `199120-0f….letter-ack.json`. */
export const LETTER_ACKNOWLEDGEMENT = '.letter-ack.json';

/**
 * Puts a letter on the server, and then beside it whom it is about: who finds that finds the letter. Their names are made
 * of the delivery's id, so that a second copy, or one after a crash, finds both there.
 * @throws Error when the server does not answer, is another one, or refuses it.
 */
export async function putLetter(
  server: SftpPlace,
  { delivery, invitation, application }: LetterOnItsWay,
  letter: FileAnswer & { bytes: Buffer },
): Promise<void> {
  const name = `${application.collegeId}-${shortId(delivery.id)}.letter`;
  const file = `${name}${/\.[a-z0-9]{1,5}$/i.exec(letter.name)?.[0].toLowerCase() ?? ''}`;
  const about = {
    file,
    type: letter.type,
    student: invitation.studentName,
    application: application.kind,
    writer: `${invitation.firstName} ${invitation.lastName}`,
    waived: invitation.isWaived,
  };
  await putOverSftp(server, file, letter.bytes);
  await putOverSftp(server, `${name}.json`, Buffer.from(`${JSON.stringify(about, null, 2)}\n`));
}
