import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Way } from '../../data/site-search/ways.ts';
import { useSettings } from '../../lib/settings.ts';

/** Goes where something that was found leads; guides are on the content site. */
export function useGoWay(): (way: Way) => void {
  const navigate = useNavigate();
  const { contentUrl } = useSettings();
  return useCallback(
    (way) => {
      if ('to' in way) void navigate(way.to);
      else if (contentUrl !== null) window.location.assign(contentUrl + way.contentPath);
    },
    [navigate, contentUrl],
  );
}
