/** Tells the server of an error in the browser (API-057); what tells is loaded with the first one. Never throws. */
export function tellOfClientError(error: unknown): void {
  void import('./tell-client-error.ts').then(({ tell }) => tell(error)).catch(() => undefined);
}

/** Listens to errors that nothing in the page took. */
export function watchClientErrors(): void {
  window.addEventListener('error', ({ error }) => tellOfClientError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellOfClientError(reason));
}
