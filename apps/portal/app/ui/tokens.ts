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

export const GRAY = [
  '#F8F5EE',
  '#F3EEE2',
  '#E9E2D3',
  '#DAD2C0',
  '#B9B3A3',
  '#949285',
  '#7B7F74',
  '#58625A',
  '#39463E',
  '#1C2A23',
] as const;

export const COLORS = {
  paper: '#FBF8F1',
  ink: '#1C2A23',
  softInk: '#47554D',
  placeholder: '#5F685F',
  control: '#7B7F74',
  error: '#A61E1E',
  pine: '#12492F',
  amber: '#F6AA3D',
  overlay: '#0B1F15',
} as const;
