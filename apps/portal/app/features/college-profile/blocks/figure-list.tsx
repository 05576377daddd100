import { figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroup } from '@longleaf/rules/colleges/figures/figure';
import { Rows } from './rows.tsx';
import type { College, FigureName } from './college.ts';
import { type FigureValue, useFigureWords } from './use-figure-words.ts';
import { useLabel } from './use-label.ts';

interface FigureListProps<Key extends FigureGroupKey> {
  college: College;
  group: Key;
  names: readonly FigureName<Key>[];
}

/** Figures of one group, each with its label: a list of rows. */
export function FigureList<Key extends FigureGroupKey>({ college, group, names }: FigureListProps<Key>) {
  const words = useFigureWords();
  const label = useLabel();
  const definitions = (figureGroups[group] as FigureGroup).figures;
  const values = college.figures[group].values as Readonly<Record<string, FigureValue>>;
  const rows = names.flatMap((name) => {
    const definition = definitions[name];
    if (!definition) return [];
    return [{ key: name, term: label(definition.label), fact: words(definition.unit, values[name] ?? null) }];
  });
  return <Rows rows={rows} />;
}
