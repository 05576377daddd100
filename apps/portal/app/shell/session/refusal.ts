// The provider is there, and cannot work for now (RFC 6749, 4.1.2.1): that says nothing of the session.
const FOR_NOW = /^(temporarily_unavailable|server_error)$/;

/** True for an answer of the provider that ends a session (`invalid_grant`, `login_required`); false for silence. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ErrorResponse') return false;
  return !FOR_NOW.test(String((error as { error?: unknown }).error));
}
