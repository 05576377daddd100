/** The six interest areas of Holland's theory; their first letters make a Holland code such as 'SIA'. */
export const interestAreas = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;
export type InterestArea = (typeof interestAreas)[number];

export const INTEREST_AREA_NAMES: Readonly<Record<InterestArea, string>> = {
  realistic: /*i18n*/ 'Realistic',
  investigative: /*i18n*/ 'Investigative',
  artistic: /*i18n*/ 'Artistic',
  social: /*i18n*/ 'Social',
  enterprising: /*i18n*/ 'Enterprising',
  conventional: /*i18n*/ 'Conventional',
};
