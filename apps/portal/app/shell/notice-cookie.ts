const YEAR_SECONDS = 31_536_000;

const nameOf = (target: string) => `longleaf-notice-${target.replaceAll(/[^a-z0-9-]/gi, '-')}`;

/** ST-041: the cookie that hides a notification until its updated date changes. */
export function hideNotice(target: string, updatedDate: string): string {
  return `${nameOf(target)}=${encodeURIComponent(updatedDate)}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
}

/** True when this very version was hidden before. */
export function isNoticeHidden(cookies: string, target: string, updatedDate: string): boolean {
  return cookies.split('; ').includes(`${nameOf(target)}=${encodeURIComponent(updatedDate)}`);
}
