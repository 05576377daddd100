import { Trans } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { startAddress } from '../../../data/applications/hub-address.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import buttons from '../../../ui/button.module.css';
import type { SectionProps } from './college.ts';

/**
 * The main button. At a college of the three sectors of North Carolina an application starts in the hub, by way of
 * sign-in (GAP-134, ST-071); at others it is the college's own page, where that is known.
 */
export function ApplyLink({ college }: SectionProps) {
  const { apply } = college.links;
  if (college.collegeType !== 'Other') {
    return (
      <ButtonLink to={startAddress(college.id)} look="main">
        <Trans>Apply</Trans>
        <span className="visually-hidden">
          {' '}
          <Trans>to {college.shortName}</Trans>
        </span>
      </ButtonLink>
    );
  }
  if (apply === null) return null;
  return (
    <a
      href={apply}
      target="_blank"
      rel="noreferrer"
      className={`${buttons.button} ${buttons.main} ${buttons.normal ?? ''}`}
    >
      <Trans>Apply</Trans>
      <IconExternalLink size={18} aria-hidden />
      <span className="visually-hidden">
        {' '}
        <Trans>at {college.shortName} (opens in a new tab)</Trans>
      </span>
    </a>
  );
}
