import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { useSettings } from '../lib/settings.ts';
import { useKeptSearch } from './last-search.ts';
import { isWithin, type Place } from './navigation.ts';

interface PlaceLinkProps {
  place: Place;
  className?: string | undefined;
  icon?: React.ReactNode;
}

/** A link to a place; nothing when the place is on a content site that is not configured. */
export function PlaceLink({ place, className, icon }: PlaceLinkProps) {
  const { _ } = useLingui();
  const { contentUrl } = useSettings();
  const { pathname } = useLocation();
  const to = useKeptSearch(place.to ?? '');
  if (place.to !== undefined) {
    const current = isCurrent(pathname, place.to, place.also) ? 'page' : undefined;
    return (
      <Link to={to} className={className} aria-current={current}>
        {icon}
        {_(place.label)}
      </Link>
    );
  }
  if (contentUrl === null) return null;
  return (
    <a href={contentUrl + (place.contentPath ?? '')} className={className}>
      {icon}
      {_(place.label)}
    </a>
  );
}

/** Pages about a college belong to 'Find a college'. */
function isCurrent(pathname: string, to: string, also: readonly string[] = []): boolean {
  const family = to === '/college-search' ? [to, '/college-profile', '/compare'] : [to, ...also];
  return family.some((place) => (place === '/' ? pathname === '/' : isWithin(pathname, place)));
}
