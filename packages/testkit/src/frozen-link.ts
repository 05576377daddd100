import { afterFile } from './after-file.ts';
import { openLink, type Link } from './link.ts';

/** Lays a link of the test file's own to the server of a database address. */
export async function linkTo(databaseUrl: string): Promise<Link> {
  const link = await openLink(databaseUrl);
  afterFile(link.close);
  return link;
}
