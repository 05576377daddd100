import type { ParticipatingApplication, TranscriptResult } from '@longleaf/contract/transcripts';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import styles from './transcripts.module.css';

interface ResultListProps {
  results: readonly TranscriptResult[];
  applications: readonly ParticipatingApplication[];
}

/** One line for each college, with the server's own message (MOD-006, ST-109). */
export function ResultList({ results, applications }: ResultListProps) {
  return (
    <ul className={`plain-list ${styles.results}`}>
      {results.map(({ applicationId, status, message }) => {
        const one = applications.find((application) => application.applicationId === applicationId);
        const Icon = status === 'Refused' ? IconAlertCircleFilled : IconCircleCheckFilled;
        return (
          <li key={applicationId} data-status={status}>
            <Icon size={20} aria-hidden />
            <strong>{one?.college.shortName}</strong>
            <span>{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
