/** Writes a warning where developers and monitoring look for it. Never put personal data in it. */
export function logClient(message: string): void {
  // oxlint-disable-next-line no-console -- the browser's log is the only one there is
  console.warn(message);
}
