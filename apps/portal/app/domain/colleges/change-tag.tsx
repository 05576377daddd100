import { Trans } from '@lingui/react/macro';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { Tag } from '../../ui/tag.tsx';
import { partialDate } from '../../lib/format.ts';

/** Beside a college's name: that it has closed, or what it has announced. Nothing beside one that goes on. */
export function ChangeTag({ college }: { college: Pick<CollegeCard, 'flags' | 'change'> }) {
  const { change, flags } = college;
  if (change?.kind === 'merged')
    return (
      <Tag tone="bad">
        <Trans>Merged</Trans>
      </Tag>
    );
  if (flags.includes('Closed')) {
    const date = change?.date ? partialDate(change.date) : null;
    return <Tag tone="bad">{date === null ? <Trans>Closed</Trans> : <Trans>Closed {date}</Trans>}</Tag>;
  }
  if (change?.kind === 'closing')
    return (
      <Tag tone="waiting">
        <Trans>Closing announced</Trans>
      </Tag>
    );
  if (change?.kind === 'merging')
    return (
      <Tag tone="waiting">
        <Trans>Merger announced</Trans>
      </Tag>
    );
  if (change?.kind === 'accreditation')
    return (
      <Tag tone="waiting">
        <Trans>Ask about accreditation</Trans>
      </Tag>
    );
  return null;
}
