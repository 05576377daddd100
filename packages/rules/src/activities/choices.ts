/** One of a list: what is kept, and what people read. */
export type Choice = { value: string; label: string };

/** Kinds of experiences. What somebody kept under another word stays as it is (GAP-122). */
export const EXPERIENCE_KINDS: readonly Choice[] = [
  { value: 'job', label: /*i18n*/ 'Part-time job' },
  { value: 'summer-job', label: /*i18n*/ 'Summer job' },
  { value: 'internship', label: /*i18n*/ 'Internship' },
  { value: 'apprenticeship', label: /*i18n*/ 'Apprenticeship' },
  { value: 'shadowing', label: /*i18n*/ 'Job shadowing' },
  { value: 'family', label: /*i18n*/ 'Work for my family' },
  { value: 'own-business', label: /*i18n*/ 'My own business' },
  { value: 'camp', label: /*i18n*/ 'Camp or summer program' },
  { value: 'travel', label: /*i18n*/ 'Travel or exchange' },
  { value: 'other', label: /*i18n*/ 'Something else' },
];

/** Kinds of activities. */
export const ACTIVITY_KINDS: readonly Choice[] = [
  { value: 'academic', label: /*i18n*/ 'Academic team or contest' },
  { value: 'art', label: /*i18n*/ 'Art or design' },
  { value: 'career', label: /*i18n*/ 'Career club' },
  { value: 'club', label: /*i18n*/ 'Club' },
  { value: 'computers', label: /*i18n*/ 'Computers or robotics' },
  { value: 'culture', label: /*i18n*/ 'Culture or language' },
  { value: 'dance', label: /*i18n*/ 'Dance' },
  { value: 'debate', label: /*i18n*/ 'Debate or speech' },
  { value: 'environment', label: /*i18n*/ 'Environment' },
  { value: 'faith', label: /*i18n*/ 'Faith group' },
  { value: 'family', label: /*i18n*/ 'Helping at home' },
  { value: 'jrotc', label: /*i18n*/ 'Junior ROTC' },
  { value: 'media', label: /*i18n*/ 'Newspaper, yearbook or video' },
  { value: 'music', label: /*i18n*/ 'Music' },
  { value: 'government', label: /*i18n*/ 'Student government' },
  { value: 'sport', label: /*i18n*/ 'Sport' },
  { value: 'theater', label: /*i18n*/ 'Theater' },
  { value: 'other', label: /*i18n*/ 'Something else' },
];

/** Kinds of community service. */
export const SERVICE_KINDS: readonly Choice[] = [
  { value: 'animals', label: /*i18n*/ 'Animals' },
  { value: 'children', label: /*i18n*/ 'Children' },
  { value: 'environment', label: /*i18n*/ 'Environment' },
  { value: 'faith', label: /*i18n*/ 'Faith group' },
  { value: 'food', label: /*i18n*/ 'Food pantry' },
  { value: 'health', label: /*i18n*/ 'Health' },
  { value: 'housing', label: /*i18n*/ 'Housing' },
  { value: 'older-people', label: /*i18n*/ 'Older people' },
  { value: 'school', label: /*i18n*/ 'School' },
  { value: 'tutoring', label: /*i18n*/ 'Tutoring' },
  { value: 'other', label: /*i18n*/ 'Something else' },
];

/** How far an award or a post reaches. */
export const LEVELS: readonly Choice[] = [
  { value: 'school', label: /*i18n*/ 'School' },
  { value: 'community', label: /*i18n*/ 'Community' },
  { value: 'regional', label: /*i18n*/ 'Regional' },
  { value: 'state', label: /*i18n*/ 'State' },
  { value: 'national', label: /*i18n*/ 'National' },
  { value: 'international', label: /*i18n*/ 'International' },
];

/** What a choice is called; a value that is on no list reads as it is. */
export function choiceWords(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
