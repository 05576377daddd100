import { callsSettle } from './calls.ts';

/**
 * The person comes back to this tab from another one.
 * @param meanwhile what the server answers since: set once nothing is on its way, so that only what is asked anew gets it.
 */
export async function comeBackToTab(meanwhile: () => unknown): Promise<void> {
  await callsSettle();
  meanwhile();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
