import { Trans } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';

interface OutwardLinkProps {
  href: string;
  className?: string;
  children: React.ReactNode;
}

/** A link to the college's own site. It opens in a new tab and says so. */
export function OutwardLink({ href, className = 'strong-link', children }: OutwardLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}&nbsp;
      <IconExternalLink size={17} aria-hidden />
      <span className="visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
