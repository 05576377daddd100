import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WageResult } from '@longleaf/contract/career-wages';
import type { MissingReason, WageField } from '@longleaf/rules/careers/wages';
import { PartNote } from '../../../domain/explore/section-head.tsx';
import { MISSING_REASONS } from '../../../domain/explore/wage-words.ts';
import { isMetro, missingGroups, placeName } from './wage-rows.ts';

interface MissingNotesProps {
  places: readonly WageResult[];
  fields: readonly WageField[];
}

/** Why figures above read 'Not available': each reason once, with its places. Nothing when all are there. */
export function MissingNotes({ places, fields }: MissingNotesProps) {
  const { _ } = useMessages();
  const { t } = useLingui();
  const metros = places.filter(isMetro).map(({ area }) => area);
  const wordsOf = (names: readonly string[]) => {
    const all = metros.length > 2 && metros.every((name) => names.includes(name));
    const said = all ? names.filter((name) => !metros.includes(name)) : names;
    return [...said.map(placeName), ...(all ? [t`all metropolitan areas`] : [])].join('; ');
  };
  return missingGroups(places, fields).map(({ reason, places: names }) => {
    const where = wordsOf(names);
    const why = _(MISSING_REASONS[reason]);
    return (
      <PartNote key={reason}>
        {SAID_ANOTHER_WAY.includes(reason) ? (
          <>
            {where}: {why}
          </>
        ) : (
          <Trans>
            Not available for {where}: {why}
          </Trans>
        )}
      </PartNote>
    );
  });
}

/** Reasons with which something stands in the figure's place: pay by the hour, or at least so much. */
const SAID_ANOTHER_WAY: readonly MissingReason[] = ['hourlyOnly', 'topCoded'];
