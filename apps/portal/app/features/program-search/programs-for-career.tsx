import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerSuggestion } from '@longleaf/contract/career-search';
import { Link } from 'react-router';
import { Pill, PillRow } from '../../ui/pill.tsx';
import styles from './programs-for-career.module.css';

interface ProgramsForCareerProps {
  /** SOC or O*NET-SOC code of the search. */
  code: string;
  /** Null while it is not known, or when there is no such career. */
  career: Pick<CareerSuggestion, 'occTitle' | 'urlName'> | null;
  onRemove: () => void;
}

/** Says that only programs are shown that lead to one career, with the way to it and the way out. */
export function ProgramsForCareer({ code, career, onRemove }: ProgramsForCareerProps) {
  const { t } = useLingui();
  const title = career?.occTitle ?? code;
  return (
    <div className={styles.about}>
      <PillRow label={t`Filters in use`}>
        <Pill removeLabel={t`Remove filter: leads to ${title}`} onRemove={onRemove}>
          <Trans>Leads to {title}</Trans>
        </Pill>
      </PillRow>
      {career && (
        <Link to={`/careers/${career.urlName}`}>
          <Trans>See what they do and earn</Trans>
        </Link>
      )}
    </div>
  );
}
