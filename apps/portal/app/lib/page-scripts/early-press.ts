/**
 * Runs in the page before any other script of it, written into the document as text (see ../styles-first.ts): it
 * must stand alone. What is pressed or typed before React has taken an element over is remembered and done once
 * afterwards. Links, and forms that name where they lead, work by themselves and are left alone.
 */
export function rememberEarlyPresses(): void {
  const PRESSABLE = 'button, input[type=checkbox], input[type=radio]';
  const TYPEABLE =
    'textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=submit]):not([type=button])';
  // Elements of the server's document. What scripts add later is alive from the start.
  const drawn = new WeakSet<Element>(document.querySelectorAll(`${PRESSABLE}, ${TYPEABLE}`));
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement, string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  // React tells by nothing else when it has taken over one element; parts whose code comes later follow the page.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isAsleep = (element: Element | null | undefined): element is HTMLElement =>
    element instanceof HTMLElement && drawn.has(element) && !isAlive(element);

  const hearPress = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const label = target?.closest('label')?.control;
    const element = target?.closest<HTMLElement>(PRESSABLE) ?? (label?.matches(PRESSABLE) ? label : null);
    if (!isAsleep(element)) return;
    const { form, type } = element as HTMLButtonElement;
    if (type === 'submit' && form?.hasAttribute('action')) return;
    event.preventDefault();
    // React may be listening already, and would do it as well.
    event.stopImmediatePropagation();
    // A box that is pressed twice is as it was; a button that is pressed twice is meant once.
    if (pressed.has(element) && type !== 'submit' && type !== 'button') pressed.delete(element);
    else pressed.add(element);
    watch();
  };
  const hearTyping = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches(TYPEABLE)) return;
    const field = target as HTMLInputElement;
    // React may have taken the field over and not have been told yet of the first letters; then the newest text counts.
    if (!isAsleep(field) && !typed.has(field)) return;
    typed.set(field, field.value);
    watch();
  };
  /** Typing goes on in a field that React has emptied since, because it did not know of the first letters. */
  const hearMoreTyping = ({ target }: Event) => {
    const text = typed.get(target as HTMLInputElement);
    if (text !== undefined && text !== (target as HTMLInputElement).value) catchUp();
  };

  function watch(): void {
    timer ??= setInterval(catchUp, 50);
  }
  function catchUp(): void {
    // What was typed first: a press may send it.
    for (const [field, text] of typed) {
      if (field.isConnected && !isAlive(field)) continue;
      typed.delete(field);
      if (field.isConnected) typeAgain(field, text);
    }
    for (const element of pressed) {
      if (element.isConnected && !isAlive(element)) continue;
      pressed.delete(element);
      if (!element.isConnected) continue;
      finish(element);
      element.click();
    }
    if (pressed.size + typed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
  /** React takes over in pieces, and finishes at once with what somebody uses; a box ticked before that is not noticed. */
  function finish(element: HTMLElement): void {
    element.dispatchEvent(new Event('keyup', { bubbles: true }));
  }
  /** React hears of a change only when the text differs from the one it saw last, and it watches assignments. */
  function typeAgain(field: HTMLInputElement, text: string): void {
    finish(field);
    // Chosen files stay in their field, and no script may write there.
    if (field.type === 'file') return void field.dispatchEvent(new Event('change', { bubbles: true }));
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  document.addEventListener('click', hearPress, true);
  document.addEventListener('beforeinput', hearMoreTyping, true);
  document.addEventListener('input', hearTyping, true);
  document.addEventListener('change', hearTyping, true);
}
