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
