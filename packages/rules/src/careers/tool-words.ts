/** Machines of any office and things of the past: naming them tells nothing about a job. */
const tellsNothing =
  /facsimile|\bfax|telephone|photocop|copy machine|copying|printer|calculator|\bscanners?$|MP3|projector|podium|digital assistant|main ?frame|maintrame|USB|flash drive|\bDVD|disk|recorder|\bphone|smartphone|typewriter|personal computer|monitors?$|servers?$|shredder|stapler|dictat|transcri/i;

/** A short form after the words that it stands for: 'point of sale POS terminals'. */
const shortForm = / (?:[A-Z]{2,}\d?|[A-Z]\/[A-Z])s?(?= |$)/g;
const isBrand = / [A-Z][a-z]/;
const properBeginning =
  /^(?:[A-Z]{2}|[a-z]?[A-Z][a-z]*-?\d|X-ray|Allen|Phillips|Bunsen|Petri|Erlenmeyer|Pasteur|Doppler|Geiger|Hoyer|Foley|Torx|Vicat|Vernier|Rockwell|Brinell|pH|Snellen|Hollywood|Stryker|Kelly|Coulter|Soxhlet|Kjeldahl|Taser|T-)/;

/** Gives a tool in plain words, such as 'power drills'; undefined for what is in any office or tells nothing. */
export function toolInPlainWords(name: string): string | undefined {
  if (tellsNothing.test(name)) return undefined;
  const short = name.replace(shortForm, '');
  return properBeginning.test(short) || isBrand.test(short)
    ? short
    : short.charAt(0).toLowerCase() + short.slice(1);
}

/** Named by fewer occupations than this a program is known to few, by more than that it is one of any office. */
const knownFrom = 5;
const anyOfficeFrom = 52;
const kindOfProgram =
  /software$|systems?\b|tools$|^Facebook$|^Linux$|^Zoom$|^IBM Notes$|^Apple macOS$|^Microsoft (?!Visio|Project|Dynamics|SQL|Visual|Azure|Power BI)/i;
const vendorOfOne = /^(?:Salesforce|Oracle \w+|Epic) /;

/**
 * Picks the computer programs that tell one job from another: each by its name, and only those that several occupations name
 * and not most of them.
 * @param programs names by occupation
 */
export function programsWorthNaming(
  programs: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const uses = Map.groupBy([...programs.values()].flat(), (name) => name);
  const isWorth = (name: string) => {
    const count = uses.get(name)?.length ?? 0;
    return (
      count >= knownFrom && count < anyOfficeFrom && (!kindOfProgram.test(name) || vendorOfOne.test(name))
    );
  };
  return new Map(
    [...programs].map(([code, names]) => [code, names.filter(isWorth).map(programInPlainWords)]),
  );
}

function programInPlainWords(name: string): string {
  return name
    .replace(/ software$/, '')
    .replace('Structured query language ', '')
    .replace('Epic Systems', 'Epic');
}
