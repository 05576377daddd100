import { Trans } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import buttons from '../../../ui/button.module.css';
import type { SectionProps } from './college.ts';

/** The main button: the college's own application page, where it is known. */
export function ApplyLink({ college }: SectionProps) {
  const { apply } = college.links;
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
