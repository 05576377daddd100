/** A form as the browser sent it: each name once, or several times. Anything may be in it. */
export type SentForm = Readonly<Record<string, unknown>>;

/** A field's text: the last one when it came several times, empty when it did not come. Never a NUL character. */
export function textOf(form: SentForm, name: string): string {
  return textsOf(form, name).at(-1) ?? '';
}

/** All texts that came under a name. */
export function textsOf(form: SentForm, name: string): string[] {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string').map((text) => text.replaceAll('\0', ''));
}

/** Tells whether a box was ticked. */
export function isOn(form: SentForm, name: string): boolean {
  return textOf(form, name) === 'yes';
}
