import type { SessionReport } from '@longleaf/contract/session-frame';

/**
 * The one script of the site, sent as text: it must stand alone. Opens the menus of the header, and shows in it
 * whether somebody is signed in, as a hidden page of the portal tells (docs/decisions/0022-one-header-for-both-sites.md).
 * Nothing about the person is kept here but that there is one, so that their next page does not show 'Sign in' first.
 * @param sessionFrame the address of that page.
 */
export function sessionMenu(sessionFrame: string): void {
  const WAS_SIGNED_IN = 'longleaf.signed-in';
  const page = document.documentElement;
  if (localStorage.getItem(WAS_SIGNED_IN) !== null) page.dataset['returning'] = '';

  document.addEventListener('DOMContentLoaded', () => {
    openMenus();
    askPortal();
  });

  function askPortal(): void {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: sessionFrame, hidden: true, title: 'Session' });
    frame.setAttribute('aria-hidden', 'true');
    window.addEventListener('message', ({ origin, source, data }: MessageEvent<SessionReport | null>) => {
      const isTheirs = origin === new URL(sessionFrame).origin && source === frame.contentWindow;
      if (isTheirs && data?.source === 'longleaf-session') show(data);
    });
    document.body.append(frame);
    // A portal that does not answer is no reason to keep the buttons back.
    window.setTimeout(() => delete page.dataset['returning'], 3000);
  }

  function show(report: SessionReport): void {
    for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = part.dataset['for'] !== report.state;
    for (const bar of document.querySelectorAll<HTMLElement>('[data-tabs]'))
      bar.hidden = report.state !== 'signed-in';
    if (report.state === 'signed-in') {
      localStorage.setItem(WAS_SIGNED_IN, 'yes');
      put('[data-name]', report.name);
      put('[data-initials]', report.initials);
      put('[data-saved]', report.saved);
    } else localStorage.removeItem(WAS_SIGNED_IN);
    delete page.dataset['returning'];
  }

  /** Where no name is known, what stands there stays. */
  function put(selector: string, text: string): void {
    const place = document.querySelector(selector);
    if (place && text !== '') place.textContent = text;
  }

  function openMenus(): void {
    const burger = document.querySelector<HTMLElement>('[aria-controls="sections"]');
    const sections = document.getElementById('sections');
    const account = document.querySelector<HTMLDetailsElement>('[data-account]');
    const openSections = (open: boolean) => {
      burger?.setAttribute('aria-expanded', String(open));
      burger?.setAttribute('aria-label', open ? 'Close menu' : 'Open menu');
      sections?.toggleAttribute('data-open', open);
    };
    const isOpen = () => sections?.hasAttribute('data-open') ?? false;
    burger?.addEventListener('click', () => openSections(!isOpen()));
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      if (isOpen()) burger?.focus();
      if (account?.open) account.querySelector('summary')?.focus();
      openSections(false);
      if (account) account.open = false;
    });
    document.addEventListener('click', ({ target }) => {
      if (account && !account.contains(target as Node)) account.open = false;
    });
  }
}
