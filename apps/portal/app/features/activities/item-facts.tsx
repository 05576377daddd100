import { useLingui } from '@lingui/react/macro';
import { choiceWords } from '@longleaf/rules/activities/choices';
import { type ItemValues, numberOf, textOf } from '@longleaf/rules/activities/item-values';
import { type ActivitySection, SECTION_SHAPES } from '@longleaf/rules/activities/sections';
import { tenths } from '../../lib/format.ts';

/** The short facts of an item in words, in the order in which they are read. */
export function useItemFacts(section: ActivitySection, item: ItemValues): string[] {
  const { t } = useLingui();
  const text = (field: string) => textOf(item, field);
  const choice = (field: string) => {
    const shape = SECTION_SHAPES[section].fields[field];
    return shape?.kind === 'choice' ? choiceWords(shape.choices, text(field)) : '';
  };
  const hours = (field: string) => {
    const value = numberOf(item, field);
    if (value === null) return '';
    const shown = tenths(value);
    return value === 1 ? t`1 hour a week` : t`${shown} hours a week`;
  };
  const weeks = (field: string) => {
    const value = numberOf(item, field);
    if (value === null) return '';
    const shown = tenths(value);
    return value === 1 ? t`1 week a year` : t`${shown} weeks a year`;
  };
  const [related, advisors, tools] = [text('relation'), text('advisors'), text('tools')];
  const facts: Record<ActivitySection, readonly string[]> = {
    experiences: [choice('expType'), text('expLocation')],
    activities: [choice('actType'), hours('actHoursWeek'), weeks('actWeeksYear')],
    communityServices: [choice('type'), hours('hoursWeek'), text('contact')],
    healthActivities: [text('frequency')],
    awardsDistinctions: [choice('level'), text('frequency'), related && t`Related to: ${related}`],
    leadershipExperiences: [related && t`Related to: ${related}`, choice('level')],
    networking: [related, text('email')],
    projects: [advisors && t`Advisors: ${advisors}`, tools && t`Tools: ${tools}`],
  };
  return facts[section].filter((fact) => fact !== '');
}
