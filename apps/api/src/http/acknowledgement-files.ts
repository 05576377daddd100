import { acknowledgement, type Acknowledgement } from '@longleaf/contract/transcript-deliveries';
import { clearOverSftp, type FoundFile, readOverSftp, type SftpPlace } from '@longleaf/platform/sftp';
import type { Dependencies } from '../dependencies.ts';
import { readShortId } from './signed-name.ts';

const AT_ONCE = 500;
const MOST_BYTES = 10_000;
/** A file that cannot be read may still be on its way until then. */
const PATIENCE_MILLISECONDS = 10 * 60_000;

/** Writes down what a college says of a delivery. @throws ProblemError 404 when it has none of this id */
export type WriteDown = (delivery: string, said: Acknowledgement, collegeId: number) => Promise<unknown>;

/**
 * Reads what colleges say of deliveries on a server, in files beside what was put there, and takes away what was read.
 * One that says nothing that can be understood, or of no delivery of ours, is put aside under another name and told of in
 * the log. It may run twice, in two copies, or stop on the way: saying it again changes nothing.
 * @param ending of the files' names, behind `UNITID-DELIVERY`
 * @returns how many were read.
 */
export async function readAcknowledgementFiles(
  server: SftpPlace,
  ending: string,
  { writeDown, log }: { writeDown: WriteDown; log: Dependencies['log'] },
): Promise<number> {
  const found = await readOverSftp(server, { ending, atMost: AT_ONCE, mostBytes: MOST_BYTES });
  const gone: string[] = [];
  const aside: string[] = [];
  for (const file of found) {
    if (await take(file, ending, writeDown)) gone.push(file.name);
    // By the real time, as the server tells it.
    else if (Date.now() - file.changedAt.getTime() > PATIENCE_MILLISECONDS) aside.push(file.name);
  }
  if (aside.length > 0)
    log.warn({ files: aside.length }, 'Acknowledgements on TRANSCRIPT_SFTP say nothing of use');
  await clearOverSftp(server, { gone, aside });
  return gone.length;
}

/** Whether it could be understood and was written down. */
async function take({ name, bytes }: FoundFile, ending: string, writeDown: WriteDown): Promise<boolean> {
  const named = /^(\d{6})-([\da-f]{32})$/.exec(name.slice(0, -ending.length));
  const said = acknowledgement.safeParse(jsonOf(bytes));
  if (!named || !said.success) return false;
  try {
    await writeDown(readShortId(named[2] ?? ''), said.data, Number(named[1]));
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
