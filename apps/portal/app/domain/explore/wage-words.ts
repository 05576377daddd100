import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MedianWage } from '@longleaf/contract/career-card';
import type { MissingReason } from '@longleaf/rules/careers/wages';
import { dollars, dollarsAndCents } from '../../lib/format.ts';

/** Why a figure of a wage table is not there, as a sentence (GAP-026). */
export const MISSING_REASONS: Readonly<Record<MissingReason, MessageDescriptor>> = {
  suppressed: msg`The publisher does not give this figure, because it covers few people or is too uncertain.`,
  topCoded: msg`The pay is above the highest amount that the publisher states.`,
  suppressedOrTopCoded: msg`The publisher does not give this figure, or the pay is above the highest amount that it states.`,
  hourlyOnly: msg`Pay for this job is published by the hour, because many people do not work all year.`,
  annualOnly: msg`Pay for this job is published by the year, because many people do not work by the hour.`,
  notInTable: msg`The table we use does not give this figure for any job.`,
  notListed: msg`The table we use does not list this job here.`,
};

/** What is needed to say one wage. */
export type Wage = Pick<MedianWage, 'annual' | 'hourly' | 'missing' | 'topCode'>;

/** Words for a yearly wage: "$81,860", "at least $239,200", "$24.50 an hour", or "Not available". */
export function useWageWords(): (wage: Wage) => string {
  const { t } = useLingui();
  return ({ annual, hourly: byHour, missing, topCode }) => {
    if (annual !== null) return dollars(annual);
    const atLeast = missing === 'topCoded' && topCode !== null ? dollars(topCode) : null;
    if (atLeast !== null) return t`at least ${atLeast}`;
    if (byHour === null) return t`Not available`;
    const rate = dollarsAndCents(byHour);
    return t`${rate} an hour`;
  };
}
