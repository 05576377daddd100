import { readAcknowledgementFiles } from '../../http/acknowledgement-files.ts';
import { deliveries } from './deliveries.ts';
import type { SendParts } from './send.ts';

/** Of `199120-0f….xml` the college writes `199120-0f….ack.json`. */
const ENDING = '.ack.json';

/**
 * Reads what colleges say of transcripts on the server, in files beside the documents.
 * @returns how many were read.
 */
export async function readAcknowledgements(parts: SendParts): Promise<number> {
  const { settings, log } = parts;
  const { TRANSCRIPT_SFTP: server } = settings;
  if (server === undefined) return 0;
  const writing = deliveries(parts);
  return readAcknowledgementFiles(server, ENDING, {
    writeDown: (id, said, college) => writing.acknowledgeById(id, said, (theirs) => theirs === college),
    log,
  });
}
