import { Trans } from '@lingui/react/macro';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { services } from '@longleaf/rules/colleges/figures/services';
import type { College, FigureName } from './college.ts';
import styles from './blocks.module.css';
import { useLabel } from './use-label.ts';

interface ServiceListProps {
  college: College;
  names: readonly FigureName<'services'>[];
}

/** What a college offers and what it does not, in words as well as signs. What it did not report is left out. */
export function ServiceList({ college, names }: ServiceListProps) {
  const label = useLabel();
  const { values } = college.figures.services;
  const known = names.filter((name) => typeof values[name] === 'boolean');
  if (known.length === 0) {
    return (
      <p className="soft">
        <Trans>Not reported: the college did not say which of these it offers.</Trans>
      </p>
    );
  }
  const offered = known.filter((name) => values[name] === true);
  const missing = known.filter((name) => values[name] === false);
  return (
    <ul className={styles.yesNo}>
      {offered.map((name) => (
        <li key={name}>
          <IconCheck size={20} aria-hidden />
          {label(services.figures[name].label)}
        </li>
      ))}
      {missing.map((name) => (
        <li key={name} data-no>
          <IconMinus size={20} aria-hidden />
          <span>
            <Trans>No: {label(services.figures[name].label)}</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}
