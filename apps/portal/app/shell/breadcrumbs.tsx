import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Address, trailOf } from '../addresses.ts';
import styles from './breadcrumbs.module.css';
import { useKeptSearch } from './last-search.ts';

interface BreadcrumbsProps {
  address: Address;
  title: string | MessageDescriptor;
}

/** Home, each parent that is built, and this page (ST-032). */
export function Breadcrumbs({ address, title }: BreadcrumbsProps) {
  const { t, i18n } = useLingui();
  const parents = trailOf(address).filter((step) => step !== address && step.built);
  return (
    <nav aria-label={t`Breadcrumb`} className={`wrap ${styles.trail}`} data-print="no">
      <ol>
        {parents.map((step) => (
          <li key={step.id}>
            <StepLink path={step.path}>{i18n._(step.title)}</StepLink>
            <IconChevronRight size={15} aria-hidden />
          </li>
        ))}
        <li>
          <span aria-current="page">{typeof title === 'string' ? title : i18n._(title)}</span>
        </li>
      </ol>
    </nav>
  );
}

function StepLink({ path, children }: { path: string; children: React.ReactNode }) {
  return <Link to={useKeptSearch(path)}>{children}</Link>;
}
