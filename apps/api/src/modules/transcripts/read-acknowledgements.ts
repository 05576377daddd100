import { acknowledgement } from '@longleaf/contract/transcript-deliveries';
import { clearOverSftp, type FoundFile, readOverSftp } from '@longleaf/platform/sftp';
import { deliveries } from './deliveries.ts';
import { readShortId } from './delivery-name.ts';
import type { SendParts } from './send.ts';

/** Of `199120-0f….xml` the college writes `199120-0f….ack.json`. */
const ENDING = '.ack.json';
const AT_ONCE = 500;
const MOST_BYTES = 10_000;
/** A file that cannot be read may still be on its way until then. */
const PATIENCE_MILLISECONDS = 10 * 60_000;

/**
 * Reads what colleges say of deliveries on the server, in files beside the documents, and takes away what was read. One
 * that says nothing that can be understood, or of no delivery of ours, is put aside under another name and told of in
 * the log. It may run twice, in two copies, or stop on the way: saying it again changes nothing.
 * @returns how many were read.
 */
export async function readAcknowledgements(parts: SendParts): Promise<number> {
  const { settings, log } = parts;
  const { TRANSCRIPT_SFTP: server } = settings;
  if (server === undefined) return 0;
  const found = await readOverSftp(server, { ending: ENDING, atMost: AT_ONCE, mostBytes: MOST_BYTES });
  const gone: string[] = [];
  const aside: string[] = [];
  for (const file of found) {
    if (await take(parts, file)) gone.push(file.name);
    // By the real time, as the server tells it.
    else if (Date.now() - file.changedAt.getTime() > PATIENCE_MILLISECONDS) aside.push(file.name);
  }
  if (aside.length > 0)
    log.warn({ files: aside.length }, 'Acknowledgements on TRANSCRIPT_SFTP say nothing of use');
  await clearOverSftp(server, { gone, aside });
  return gone.length;
}

/** Whether it could be understood and was written down. */
async function take(parts: SendParts, { name, bytes }: FoundFile): Promise<boolean> {
  const named = /^(\d{6})-([\da-f]{32})\.ack\.json$/.exec(name);
  const said = acknowledgement.safeParse(jsonOf(bytes));
  if (!named || !said.success) return false;
  const college = Number(named[1]);
  try {
    const id = readShortId(named[2] ?? '');
    await deliveries(parts).acknowledgeById(id, said.data, (collegeId) => collegeId === college);
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return false;
    throw error;
  }
}

function jsonOf(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
