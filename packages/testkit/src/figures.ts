export type Sample = { name: string; labels: Record<string, string>; value: number };

/** What a host tells of itself, read from Prometheus text. */
export type Figures = {
  /** Name of each figure to its type and its words of help. */
  told: ReadonlyMap<string, { type: string; help: string }>;
  samples: readonly Sample[];
  /** The value of the one sample with this name and these labels; undefined when there is none. */
  value: (name: string, labels?: Record<string, string>) => number | undefined;
};

const LINE = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i;
const LABEL = /([a-z_]\w*)="((?:[^"\\]|\\.)*)"/gi;

/** Reads Prometheus text. @throws Error for a line that is none. */
export function readFigures(text: string): Figures {
  const told = new Map<string, { type: string; help: string }>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    const [, kind, about = '', words = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (kind === 'HELP') told.set(about, { type: '', help: words });
    else if (kind === 'TYPE') told.set(about, { help: told.get(about)?.help ?? '', type: words });
    else if (line !== '') samples.push(sampleOf(line));
  }
  return {
    told,
    samples,
    value: (name, labels = {}) => {
      const found = samples.filter(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      );
      if (found.length > 1) throw new Error(`${name} has ${found.length} samples with these labels`);
      return found[0]?.value;
    },
  };
}

/** Asks an address for figures. @throws Error when there are none. */
export async function figuresAt(address: string): Promise<Figures> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return readFigures(await answer.text());
}

function sampleOf(line: string): Sample {
  const [, name, labels = '', value] = LINE.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`This is no figure: ${line}`);
  const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
  return { name, labels: Object.fromEntries(pairs), value: Number(value.replace('Inf', 'Infinity')) };
}
