/** The values of the visual language that TypeScript needs. The style sheets read theirs from styles/tokens.css. */

export const PINE = [
  '#EDF3EC',
  '#DBE8DC',
  '#B8D1BD',
  '#8DB497',
  '#5F9471',
  '#397757',
  '#1E5D40',
  '#12492F',
  '#0C3924',
  '#072919',
] as const;
