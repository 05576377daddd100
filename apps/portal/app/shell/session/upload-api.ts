import type { FetchApi } from './api.ts';
import { fetchWithSession } from './fetch-with-session.ts';

/**
 * The browser's way to the API for files: it tells how much is through, from 0 to 1. Fetch does not know that, so these
 * go by XMLHttpRequest.
 */
export function uploadApi(onShare: (share: number) => void): FetchApi {
  return (input, init) => fetchWithSession(input, init, (to, request) => sendTelling(to, request, onShare));
}

function sendTelling(
  input: RequestInfo | URL,
  init: RequestInit = {},
  onShare: (share: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
  request.responseType = 'blob';
  for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => resolve(answerOf(request)));
  request.addEventListener('error', () => reject(new TypeError('The connection was lost')));
  const stopped = () => reject(new DOMException('The upload was stopped', 'AbortError'));
  request.addEventListener('abort', stopped);
  if (init.signal?.aborted) stopped();
  else {
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit | null);
  }
  return promise;
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status } = request;
  // A Response takes no body with these.
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : (request.response as Blob), { status, headers });
}
