import type { SessionReport } from '@longleaf/contract/session-frame';

interface ReportWish {
  contentOrigin: string;
  /** Where the portal keeps tokens, and what it notes about them. */
  keys: {
    user: string;
    signedIn: string;
    saved: string;
    remember: string;
    signOutAt: string;
    channel: string;
  };
  /** How long somebody may do nothing. */
  idleMilliseconds: number;
}
interface Names {
  firstName: string;
  lastName: string;
  userName: string;
}

/**
 * Written into the session frame as text: it must stand alone. Tells the content site, and nobody else, whether
 * somebody is signed in here, at once and whenever another tab changes that.
 */
export function reportSession(
  { contentOrigin, keys, idleMilliseconds }: ReportWish,
  nameOf: (person: Names) => string,
  initialsOf: (person: Names) => string,
): void {
  const report = () => window.parent.postMessage(look(), contentOrigin);

  function look(): SessionReport {
    const source = 'longleaf-session';
    try {
      if (!isSameSite()) return { source, state: 'unknown' };
      const isRemembered = localStorage.getItem(keys.remember) !== null;
      const kept = (isRemembered ? localStorage : sessionStorage).getItem(keys.user);
      const isHinted = localStorage.getItem(keys.signedIn) !== null;
      const signOutAt = Number(localStorage.getItem(keys.signOutAt));
      const hasLapsed = !isRemembered && signOutAt > 0 && signOutAt <= Date.now();
      if (hasLapsed || (kept === null && !isHinted)) return { source, state: 'signed-out' };
      // Whoever reads on the content site is there: the end of the session moves away.
      localStorage.setItem(keys.signOutAt, String(Date.now() + idleMilliseconds));
      return { source, state: 'signed-in', ...namesIn(kept) };
    } catch {
      return { source, state: 'unknown' };
    }
  }

  /** A tab that has no tokens yet knows no name, and no number of saved things. */
  function namesIn(kept: string | null): { name: string; initials: string; saved: string } {
    if (kept === null) return { name: '', initials: '', saved: '' };
    const { profile } = JSON.parse(kept) as { profile: Record<string, unknown> };
    const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
    const person = {
      firstName: text(profile['given_name']),
      lastName: text(profile['family_name']),
      userName: text(profile['preferred_username']),
    };
    const saved = sessionStorage.getItem(keys.saved) ?? '';
    return { name: nameOf(person), initials: initialsOf(person), saved };
  }

  /** Browsers give a frame of another site an empty storage. They refuse it a strict cookie as well, which can be seen. */
  function isSameSite(): boolean {
    const probe = 'longleaf-same-site=yes';
    const scope = `Path=${location.pathname}; SameSite=Strict`;
    document.cookie = `${probe}; ${scope}`;
    const isKept = document.cookie.includes(probe);
    document.cookie = `${probe}; Max-Age=0; ${scope}`;
    return isKept;
  }

  report();
  addEventListener('pageshow', report);
  addEventListener('storage', report);
  new BroadcastChannel(keys.channel).addEventListener('message', report);
}
