/** Words of US streets with the post office's short forms. Source: USPS Publication 28, appendices B and C. */
const KINDS = withShortForms([
  ['alley', 'Aly'],
  ['avenue', 'Ave'],
  ['av', 'Ave'],
  ['boulevard', 'Blvd'],
  ['branch', 'Br'],
  ['bridge', 'Brg'],
  ['brook', 'Brk'],
  ['circle', 'Cir'],
  ['court', 'Ct'],
  ['cove', 'Cv'],
  ['creek', 'Crk'],
  ['crescent', 'Cres'],
  ['crossing', 'Xing'],
  ['drive', 'Dr'],
  ['expressway', 'Expy'],
  ['extension', 'Ext'],
  ['freeway', 'Fwy'],
  ['garden', 'Gdn'],
  ['gardens', 'Gdns'],
  ['grove', 'Grv'],
  ['heights', 'Hts'],
  ['highway', 'Hwy'],
  ['hill', 'Hl'],
  ['hills', 'Hls'],
  ['hollow', 'Holw'],
  ['island', 'Is'],
  ['junction', 'Jct'],
  ['lake', 'Lk'],
  ['landing', 'Lndg'],
  ['lane', 'Ln'],
  ['meadow', 'Mdw'],
  ['meadows', 'Mdws'],
  ['mountain', 'Mtn'],
  ['park', 'Park'],
  ['parkway', 'Pkwy'],
  ['place', 'Pl'],
  ['plaza', 'Plz'],
  ['point', 'Pt'],
  ['ridge', 'Rdg'],
  ['road', 'Rd'],
  ['route', 'Rte'],
  ['square', 'Sq'],
  ['station', 'Sta'],
  ['street', 'St'],
  ['str', 'St'],
  ['terrace', 'Ter'],
  ['trail', 'Trl'],
  ['turnpike', 'Tpke'],
  ['valley', 'Vly'],
  ['view', 'Vw'],
  ['village', 'Vlg'],
  ['way', 'Way'],
  ['woods', 'Wds'],
]);

const DIRECTIONS = withShortForms([
  ['north', 'N'],
  ['south', 'S'],
  ['east', 'E'],
  ['west', 'W'],
  ['northeast', 'NE'],
  ['northwest', 'NW'],
  ['southeast', 'SE'],
  ['southwest', 'SW'],
]);

const UNITS: ReadonlyMap<string, string> = new Map([
  ['apartment', 'Apt'],
  ['apt', 'Apt'],
  ['building', 'Bldg'],
  ['bldg', 'Bldg'],
  ['department', 'Dept'],
  ['floor', 'Fl'],
  ['lot', 'Lot'],
  ['room', 'Rm'],
  ['suite', 'Ste'],
  ['ste', 'Ste'],
  ['trailer', 'Trlr'],
  ['trlr', 'Trlr'],
  ['unit', 'Unit'],
]);

/** The unit words that a number has to follow. */
const UNIT_WORDS = [...UNITS.keys()].join('|');
const BARE_UNIT = new RegExp(`\\b(?:${UNIT_WORDS})\\.?\\s*#?\\s*$`, 'i');
const POST_BOX = /^p\.?\s*o\.?\s*box\b\s*(.*)$/i;
const RURAL_BOX = /^(?:rr|rural route|hc|highway contract)\b\.?\s*(.*)$/i;
const PRIVATE_MAILBOX = /\bpmb\b\s*#?\s*(\S*)$/i;
const BOX_NUMBER = /^#?\s*[A-Za-z]?\d+[A-Za-z]?$/;
const RURAL_NUMBER = /^\d+\s+box\s+\d+[A-Za-z]?$/i;

/** What is wrong with the two street lines, as codes of an address check (GAP-094); empty when nothing is. */
export function streetErrors(street: string, street2: string): string[] {
  const errors = [...lineErrors(street)];
  for (const line of [street, street2]) {
    if (BARE_UNIT.test(line)) errors.push('AE09');
    const mailbox = PRIVATE_MAILBOX.exec(line);
    if (mailbox && mailbox[1] === '') errors.push('AE14');
  }
  return [...new Set(errors)];
}

function lineErrors(street: string): string[] {
  const box = POST_BOX.exec(street);
  if (box) return boxErrors(box[1] ?? '', BOX_NUMBER);
  const rural = RURAL_BOX.exec(street);
  if (rural) return boxErrors(rural[1] ?? '', RURAL_NUMBER);
  const number = /^(\S+)/.exec(street)?.[1] ?? '';
  if (!/\d/.test(number)) return ['AE11'];
  if (!/[1-9]/.test(number)) return ['AE10'];
  return /\p{L}/u.test(street.slice(number.length)) ? [] : ['AE02'];
}

function boxErrors(number: string, form: RegExp): string[] {
  if (number.trim() === '') return ['AE13'];
  return form.test(number.trim()) ? [] : ['AE12'];
}

/** A street line the way the US post office writes it: '100 North Oak Street' is '100 N Oak St'. */
export function abbreviateStreet(street: string): string {
  const box = POST_BOX.exec(street);
  if (box) return `PO Box ${(box[1] ?? '').replace(/^#\s*/, '')}`.trim();
  const words = street.split(' ');
  const end = words.findIndex((word, index) => index > 1 && UNITS.has(bare(word)));
  const last = (end < 0 ? words.length : end) - 1;
  return words.map((word, index) => shortWord(words, word, index, last)).join(' ');
}

function shortWord(words: readonly string[], word: string, index: number, last: number): string {
  if (index > last) return UNITS.get(bare(word)) ?? word;
  const lastIsDirection = DIRECTIONS.has(bare(words[last] ?? '')) && last > 2;
  const kindAt = lastIsDirection ? last - 1 : last;
  // The kind ends the name: 'Lake Street' has one kind, 'Street' alone has none.
  if (index === kindAt && index > 1) return KINDS.get(bare(word)) ?? word;
  if (index === last && lastIsDirection) return DIRECTIONS.get(bare(word)) ?? word;
  // A direction leads a name: 'North Oak St'. In 'North St' it is the name.
  if (index === 1 && kindAt > 2) return DIRECTIONS.get(bare(word)) ?? word;
  return word;
}

/** The second street line with its unit word in the short form. */
export function abbreviateUnit(street2: string): string {
  return street2
    .split(' ')
    .map((word, index) => (index === 0 ? (UNITS.get(bare(word)) ?? word) : word))
    .join(' ');
}

/** Each word with its short form, and each short form with itself: '100 oak st.' is '100 oak St'. */
function withShortForms(
  words: readonly (readonly [word: string, short: string])[],
): ReadonlyMap<string, string> {
  return new Map([...words, ...words.map(([, short]) => [short.toLowerCase(), short] as const)]);
}

function bare(word: string): string {
  return word.replace(/[.,]+$/, '').toLowerCase();
}
