import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './occupation-note.module.css';
import { occupationQuery } from './lookups.ts';

interface OccupationNoteProps {
  /** SOC or O*NET-SOC code of the search. */
  code: string;
  unknown: boolean;
  onRemove: () => void;
}

/** Says that the search is about an occupation (ST-124): only colleges with programs that lead to it are shown. */
export function OccupationNote({ code, unknown, onRemove }: OccupationNoteProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...occupationQuery(code), enabled: !unknown });
  const title = data?.occTitle ?? code;
  return (
    <div className={styles.note}>
      <p className="grow">
        {unknown ? (
          <Trans>We do not know the occupation {code}, so all colleges are shown.</Trans>
        ) : (
          <Trans>
            Colleges with programs that lead to <Link to={`/careers/${data?.urlName ?? code}`}>{title}</Link>
          </Trans>
        )}
      </p>
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Stop looking for ${title}`}
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
