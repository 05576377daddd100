import { ApiError } from '@longleaf/contract/client';
import { documentMessages, documentOperations } from '@longleaf/contract/documents';
import { fileMessages } from '@longleaf/contract/files';
import { fill } from '@longleaf/rules/words/fill';
import { download } from '../../lib/download.ts';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { call } from '../form/call.ts';
import { nameOfFile } from './name-of-file.ts';
import { pageToKeep } from './page-to-keep.ts';

/** Saves the page as a PDF, under the name that the server gives it (ST-267). */
export async function savePage(): Promise<void> {
  let name: string | undefined;
  const named: FetchApi = async (...request) => {
    const response = await browserApi(...request);
    name = nameOfFile(response.headers.get('content-disposition'));
    return response;
  };
  try {
    const file = await call(documentOperations.downloadDocument, { body: await pageToKeep() }, named);
    download(file, name ?? 'page.pdf');
  } catch (error) {
    tell(error, fileMessages.notSaved);
  }
}

/** Mails the page to whoever is signed in. */
export async function mailPage(product: string): Promise<void> {
  try {
    await call(documentOperations.mailDocument, { body: await pageToKeep() });
    showToast({ kind: 'done', text: fill(documentMessages.mailed, { product }) });
  } catch (error) {
    tell(error, documentMessages.mailFailed);
  }
}

/** Says what the page or the person can do about it in the server's words, anything else in these. */
function tell(error: unknown, otherwise: string): void {
  if (!(error instanceof ApiError)) throw error;
  const isAboutThis = error.status === 413 || Object.keys(error.modelState).length > 0;
  showToast({ kind: 'error', text: isAboutThis ? error.message : otherwise });
}
