import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerDetails } from '@longleaf/contract/career-details';
import type { WageResult } from '@longleaf/contract/career-wages';
import { count, perThousand, signedPercent } from '../../lib/format.ts';
import { ENTRY_EDUCATION, JOB_ZONES } from '../../domain/explore/education-words.ts';
import { OUTLOOKS } from '../../domain/explore/outlook-words.ts';
import { useWageWords, type Wage } from '../../domain/explore/wage-words.ts';
import { FactRow } from '../../ui/fact-row.tsx';
import { Stat } from '../../ui/stat.tsx';

/** The five facts people ask for first. */
export function KeyFacts({ career }: { career: CareerDetails }) {
  const { t } = useLingui();
  const { _ } = useMessages();
  const wageWords = useWageWords();
  const us = career.wages.us.results[0];
  const nc = career.wages.nc.results[0];
  const nation = wageWords(middleOf(us));
  const { outlook, entryEducation, jobZone } = career;
  const change = outlook?.changePercent ?? null;
  const openings = outlook?.annualOpenings ?? null;
  const share = nc?.jobsPer1000 == null ? null : perThousand(nc.jobsPer1000);
  const decade = career.years.outlook;
  const zone = jobZone === null ? undefined : JOB_ZONES[jobZone - 1];
  return (
    <section aria-label={t`Key facts`}>
      <FactRow>
        <Stat
          size="key"
          label={<Trans>Middle pay in North Carolina, {career.years.ncWages}</Trans>}
          figure={wageWords(middleOf(nc))}
          context={
            <Trans>
              In the nation, {career.years.usWages}: {nation}
            </Trans>
          }
        />
        <Stat
          size="key"
          label={<Trans>Jobs in North Carolina</Trans>}
          figure={nc?.employment == null ? t`Not available` : count(nc.employment)}
          context={share !== null && <Trans>{share} of every 1,000 jobs</Trans>}
        />
        <Stat
          size="key"
          label={
            decade ? (
              <Trans>
                Jobs, {decade.from} to {decade.to}
              </Trans>
            ) : (
              <Trans>Change in jobs</Trans>
            )
          }
          figure={change === null ? t`Not available` : signedPercent(change)}
          context={outlook?.outlook ? _(OUTLOOKS[outlook.outlook]) : undefined}
        />
        <Stat
          size="key"
          label={<Trans>Openings a year</Trans>}
          figure={openings === null ? t`Not available` : count(openings)}
          context={<Trans>In the whole nation</Trans>}
        />
        <Stat
          size="key"
          label={<Trans>Usual schooling to start</Trans>}
          figure={entryEducation === null ? t`Not available` : _(ENTRY_EDUCATION[entryEducation])}
          context={zone && _(zone)}
        />
      </FactRow>
    </section>
  );
}

/** The middle wage of a place, as the words for a wage want it. */
export function middleOf(place: WageResult | undefined): Wage {
  return {
    annual: place?.annualMedianWage ?? null,
    hourly: place?.hourlyMedianWage ?? null,
    missing: place?.missing.annualMedianWage ?? null,
    topCode: place?.topCode ?? null,
  };
}
