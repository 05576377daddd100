import { Trans } from '@lingui/react/macro';
import type { WageResult } from '@longleaf/contract/career-wages';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { PartNote } from '../../../domain/explore/section-head.tsx';
import { isMetro, placeName } from './wage-rows.ts';

/** Year and source of the pay, each a link to where all sources are described. */
export function WageSource({ places }: { places: readonly WageResult[] }) {
  const tables = new Map(places.map((place) => [place.source, place]));
  const years = new Set(places.map(({ period }) => period));
  return (
    <PartNote>
      <Trans>
        Pay of employees, before tax, in all industries; people who work for themselves are not counted.
      </Trans>{' '}
      {years.size > 1 && (
        <Trans>The tables are of different years, so small differences between places mean little.</Trans>
      )}{' '}
      <Trans>Source: Occupational Employment and Wage Statistics:</Trans>{' '}
      {[...tables].map(([source, place], index) => (
        <Fragment key={source}>
          {index > 0 && ', '}
          <Link to={`/data#${source}`}>
            {isMetro(place) ? <Trans>metropolitan areas</Trans> : placeName(place.area)}
          </Link>{' '}
          {place.period}
        </Fragment>
      ))}
      .
    </PartNote>
  );
}
