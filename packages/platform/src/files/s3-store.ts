import { S3mini } from 's3mini';
import type { FileStore } from './store.ts';

/** What FILES_URL may be. */
export const FILES_URL_HELP =
  'must be s3://KEY:SECRET@host/bucket, with ?region=… where it is not us-east-1 and tls=false for a host without https';

const PREFIX = 'files/';
const AT_ONCE = 1000;
const PATIENCE_MILLISECONDS = 20_000;

export type Bucket = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Reads an address such as `s3://KEY:SECRET@s3.example.org/bucket`; undefined when it is none. */
export function bucketOf(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams, username, password } = new URL(text);
  const isWhole = protocol === 's3:' && host !== '' && username !== '' && password !== '';
  if (!isWhole || !/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(pathname)) return undefined;
  return {
    endpoint: `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}${pathname}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

/** Keeps files in a bucket, below `files/`. @throws Error when the address is none. */
export function s3Store(address: string): FileStore {
  const bucket = bucketOf(address);
  if (!bucket) throw new Error(`FILES_URL: ${FILES_URL_HELP}`);
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: PATIENCE_MILLISECONDS });
  return {
    put: async (id, bytes) => {
      const { status } = await s3.putObject(PREFIX + id, bytes, 'application/octet-stream');
      if (status !== 200) throw new Error(`Files: the store answered ${status}`);
    },
    read: async (id) => {
      const bytes = await s3.getObjectArrayBuffer(PREFIX + id);
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    remove: async (id) => {
      await s3.deleteObject(PREFIX + id);
    },
    list: async function* () {
      let next: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', PREFIX, AT_ONCE, next);
        if (!page) throw new Error('Files: there is no such bucket');
        yield (page.objects ?? []).map(({ Key, LastModified }) => ({
          id: Key.slice(PREFIX.length),
          at: new Date(LastModified),
        }));
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
    // An object is there whole or not at all.
    removeDrafts: async () => 0,
  };
}
