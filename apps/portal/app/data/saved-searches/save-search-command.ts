import { msg } from '@lingui/core/macro';
import { ApiError } from '@longleaf/contract/client';
import { savedSearchMessages } from '@longleaf/contract/saved-searches';
import { command } from '../../shell/pending-commands/command.ts';
import { showToast } from '../../ui/toast-store.ts';
import { keepSearch } from './saved-searches.ts';

const MOST_TRIES = 9;

/** Keeps a search that waited for sign-in. A name that this person used before gets a number. */
export default command({ name: 'string', search: 'string' }, async ({ name, search }) => {
  try {
    await keepUnderFreeName(name, search);
    showToast({ kind: 'done', text: msg`Your search is saved.` });
  } catch (error) {
    const reason = error instanceof ApiError ? error.modelState['name']?.[0] : undefined;
    showToast({ kind: 'error', text: reason ?? msg`We could not save your search. Please try again.` });
  }
});

async function keepUnderFreeName(name: string, search: string, tried = 1): Promise<void> {
  try {
    await keepSearch(tried === 1 ? name : `${name.slice(0, 75)} (${tried})`, search);
  } catch (error) {
    const taken =
      error instanceof ApiError && error.modelState['name']?.[0] === savedSearchMessages.nameTaken;
    if (!taken || tried >= MOST_TRIES) throw error;
    await keepUnderFreeName(name, search, tried + 1);
  }
}
