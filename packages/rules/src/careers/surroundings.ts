import type { Measured } from './standing-out.ts';

interface Setting {
  readonly words: string;
  /** The answer, from 1 to 5, from which on it may be said; those below `most` for what is rare. */
  readonly least?: number;
  readonly most?: number;
}

/**
 * What may be said of the people and the place of a job, by O*NET's element of work context. An answer of 4 means 'once a
 * week or more', 'more than half the time' or 'very important', by its question. Each reads on after 'you'.
 */
const settings: ReadonlyMap<string, Setting> = new Map([
  ['4.C.1.a.2.c', { words: 'speak in front of groups', least: 3.5 }], // Public Speaking
  ['4.C.1.a.4', { words: 'work mostly on your own', most: 3.3 }], // Contact With Others
  ['4.C.1.b.1.e', { words: 'work closely with a team', least: 4.4 }], // Work With or Contribute to a Work Group or Team
  ['4.C.1.b.1.f', { words: 'deal with customers or the public', least: 4.3 }], // Deal With External Customers or the Public
  ['4.C.2.a.1.b', { words: 'work in buildings that are not heated or cooled', least: 4 }], // Indoors, Not Controlled
  ['4.C.2.a.1.c', { words: 'are outdoors in all weather', least: 4 }], // Outdoors, Exposed to All Weather Conditions
  ['4.C.2.a.3', { words: 'work very close to other people', least: 4.3 }], // Physical Proximity
  ['4.C.2.d.1.a', { words: 'sit most of the time', least: 4.2 }], // Spend Time Sitting
  ['4.C.2.d.1.b', { words: 'stand most of the time', least: 4.2 }], // Spend Time Standing
  ['4.C.2.d.1.d', { words: 'are on the move most of the time', least: 3.9 }], // Spend Time Walking or Running
  ['4.C.3.d.1', { words: 'often race against the clock', least: 4.5 }], // Time Pressure
]);

/** Says what stands out about the people and the place of a job, the most unusual first. Each reads on after 'you'. */
export function settingsInPlainWords(context: readonly Measured[]): readonly string[] {
  return context
    .filter(({ deviation }) => Math.abs(deviation) >= 0.7)
    .toSorted((a, b) => Math.abs(b.deviation) - Math.abs(a.deviation))
    .flatMap(({ element, value, deviation }) => {
      const setting = settings.get(element);
      if (setting === undefined) return [];
      const isSaid =
        setting.most === undefined
          ? deviation > 0 && value >= (setting.least ?? Number.POSITIVE_INFINITY)
          : deviation < 0 && value <= setting.most;
      return isSaid ? [setting.words] : [];
    });
}
