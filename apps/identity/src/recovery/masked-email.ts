/** An e-mail of which its owner knows which one it is, and nobody else learns it: `m•••@e•••.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  return `${email.slice(0, 1)}•••@${email.slice(at + 1, at + 2)}•••${dot > at ? email.slice(dot) : ''}`;
}
