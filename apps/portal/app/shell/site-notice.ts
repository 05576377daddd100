import type { NotificationAnswer } from '@longleaf/contract/site-notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../lib/settings.ts';
import { hideNotice, isNoticeHidden } from './notice-cookie.ts';

export interface SiteNotice {
  message: string;
  hide: () => void;
}

/**
 * The content site's notification for a target (API-041 to 043), or null: none, hidden, or not to be had.
 * Never holds a page up: it is asked for in the browser, after the page is there.
 */
export function useSiteNotice(target: string): SiteNotice | null {
  const { contentUrl } = useSettings();
  const [hiddenNow, setHiddenNow] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['site-notice', target],
    enabled: contentUrl !== null,
    retry: false,
    queryFn: ({ signal }) => fetchNotice(contentUrl ?? '', target, signal),
  });
  const { message, updatedDate } = data ?? {};
  if (!message || !updatedDate || hiddenNow === updatedDate) return null;
  if (isNoticeHidden(document.cookie, target, updatedDate)) return null;
  return {
    message,
    hide() {
      document.cookie = hideNotice(target, updatedDate);
      setHiddenNow(updatedDate);
    },
  };
}

async function fetchNotice(contentUrl: string, target: string, signal: AbortSignal) {
  const query = new URLSearchParams({ targets: target });
  const response = await fetch(`${contentUrl}/api/sitenotifications?${query}`, { signal });
  if (!response.ok) throw new Error(`The content site answered ${response.status}`);
  return (await response.json()) as NotificationAnswer;
}
