import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { College } from './college.ts';
import { SHORT_GROUP_NAMES, YEAR_NAMES } from './short-group-names.ts';
import styles from './blocks.module.css';

interface SourceNoteProps {
  college: College;
  groups: readonly FigureGroupKey[];
  /** Before the sources: what the figures mean. */
  children?: React.ReactNode;
  /** True when a figure above is missing: the note then says why that happens. */
  missing?: boolean;
}

/** Year and source of the figures above, each a link to where all sources are described. */
export function SourceNote({ college, groups, children, missing = false }: SourceNoteProps) {
  const { _ } = useLingui();
  const shown = groups.flatMap((key) => {
    const group = { ...college.figures[key], name: _(SHORT_GROUP_NAMES[key]) };
    const values: Readonly<Record<string, unknown>> = group.values;
    const parts = YEAR_NAMES.filter(({ figure }) => typeof values[figure] === 'number');
    if (new Set(parts.map(({ figure }) => values[figure])).size < 2) return [group];
    return parts.map(({ figure, name }) => ({ ...group, name: _(name), year: String(values[figure]) }));
  });
  return (
    <p className={`note-text soft ${styles.note}`}>
      {children} {shown.length > 1 && <Trans>Years: </Trans>}
      {shown.map((group, index) => (
        <Fragment key={group.name}>
          {index > 0 && ', '}
          {shown.length > 1 ? `${group.name} ${group.year}` : asSentence(group.year)}
        </Fragment>
      ))}
      {'. '}
      <Trans>Source:</Trans>{' '}
      {sourcesOf(shown).map(({ source, sourceKey }, index) => (
        <Fragment key={source}>
          {index > 0 && ', '}
          <Link to={`/data#${sourceKey}`}>{source}</Link>
        </Fragment>
      ))}
      .{' '}
      {missing && (
        <Trans>
          “Not reported” means that the college did not give the figure for that year, or that it covers so
          few students that it is kept private.
        </Trans>
      )}
    </p>
  );
}

interface Sourced {
  source: string;
  sourceKey: string;
}

function sourcesOf<Group extends Sourced>(groups: readonly Group[]): Group[] {
  return groups.filter((group, index) => groups.findIndex(({ source }) => source === group.source) === index);
}

/** A year in words begins the sentence where it stands alone. */
const asSentence = (year: string) => year.charAt(0).toUpperCase() + year.slice(1);
