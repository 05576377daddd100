const longest = 300;

/** Takes out of a message what may tell who somebody is: addresses, e-mail, long numbers, tokens. Keeps 300 characters. */
export function withoutPersonalData(message: string): string {
  return message
    .replaceAll(/\S+@\S+/g, '(e-mail)')
    .replaceAll(/\?\S*/g, '?…')
    .replaceAll(/[\w-]{20,}/g, '(long word)')
    .replaceAll(/\d[\d -]{3,}\d/g, '(number)')
    .slice(0, longest);
}
