/** Opens an address in place of this page: Back leads to where one was before, not into the same way on. */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
