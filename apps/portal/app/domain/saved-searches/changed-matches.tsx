import { Plural } from '@lingui/react/macro';
import type { SavedSearch } from '@longleaf/contract/saved-searches';

/** What has changed since somebody last looked; nothing where that is nothing. */
export function ChangedMatches({ saved: { newMatches, goneMatches } }: { saved: SavedSearch }) {
  const news = newMatches ?? 0;
  const gone = goneMatches ?? 0;
  if (news === 0 && gone === 0) return null;
  return (
    <strong className="small">
      {news > 0 && <Plural value={news} one="# new match" other="# new matches" />}
      {news > 0 && gone > 0 && ', '}
      {gone > 0 && <Plural value={gone} one="# no longer fits" other="# no longer fit" />}
    </strong>
  );
}
