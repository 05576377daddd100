/** What the form leaves in the history for the page after it: a password was set. */
export const PASSWORD_CHANGED = { passwordChanged: true };

/** Whether a page was come to from the form that set a password. */
export function isChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state;
}
