import { fetchWithSession } from './fetch-with-session.ts';

/** Sends a request to the API: in process on the server, with the session's token in the browser. */
export type FetchApi = typeof fetch;

/** The browser's way to the API. A feature makes its typed client of it: `createClient(operations, browserApi)`. */
export const browserApi: FetchApi = fetchWithSession;
