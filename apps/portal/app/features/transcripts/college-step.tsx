import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ParticipatingApplication,
  TRANSCRIPT_APPLICATIONS_MAXIMUM,
} from '@longleaf/contract/transcripts';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import type { TranscriptType } from '@longleaf/rules/transcripts/states';
import { useState } from 'react';
import { Link } from 'react-router';
import { CollegeCover } from '../../domain/colleges/college-cover.tsx';
import { monthAndDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Step } from './step.tsx';
import styles from './transcripts.module.css';

const MOST = TRANSCRIPT_APPLICATIONS_MAXIMUM;

interface CollegeStepProps {
  applications: readonly ParticipatingApplication[];
  type: TranscriptType;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
}

/** The applications to send to, 15 at most; what is under way is shown and cannot be chosen (VAL-003). */
export function CollegeStep({ applications, type, chosen, onChosen }: CollegeStepProps) {
  const { t } = useLingui();
  const [full, setFull] = useState(false);
  const free = applications.filter(({ underWay }) => !underWay.some((one) => one.type === type));
  const toggle = (id: number, on: boolean) => {
    const isTooMany = on && chosen.length >= MOST;
    setFull(isTooMany);
    if (!isTooMany) onChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  const all = free.slice(0, MOST).map(({ applicationId }) => applicationId);
  return (
    <Step
      number={3}
      title={<Trans>Colleges to send to</Trans>}
      end={
        <p>
          <Trans>
            <strong>
              {chosen.length} of {MOST}
            </strong>{' '}
            chosen
          </Trans>
        </p>
      }
    >
      <p className="soft">
        <Trans>These are your applications to colleges that can get transcripts from here.</Trans>
      </p>
      <ul className={`plain-list card ${styles.colleges}`} aria-label={t`Colleges to send to`}>
        {applications.map(({ applicationId, college, kind, completedDate, underWay }) => {
          const before = underWay.find((one) => one.type === type);
          return (
            <li key={applicationId} data-chosen={chosen.includes(applicationId) || undefined}>
              <CheckBox
                checked={chosen.includes(applicationId)}
                disabled={before !== undefined}
                onChange={({ target }) => toggle(applicationId, target.checked)}
              >
                <span className={styles.college}>
                  <span className={styles.cover}>
                    <CollegeCover college={college} shape="thumb" />
                  </span>
                  <span>
                    <strong>{college.name}</strong>
                    <br />
                    <span className="small soft">
                      {before ? (
                        <Trans>
                          Already asked for on {monthAndDay(new Date(before.since))}. See it below.
                        </Trans>
                      ) : (
                        <>
                          {applicationNames[kind]},{' '}
                          {completedDate === null ? (
                            <Trans>in progress</Trans>
                          ) : (
                            <Trans>sent {monthAndDay(new Date(completedDate))}</Trans>
                          )}
                        </>
                      )}
                    </span>
                  </span>
                </span>
              </CheckBox>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.full}>
        {full && <Trans>15 is the most in one request. Send these first, then choose more.</Trans>}
      </p>
      <div className="row row-wrap">
        {all.length > 0 && (
          <Button look="quiet" onClick={() => onChosen(all)}>
            <Trans>Choose all {all.length}</Trans>
          </Button>
        )}
        <Link to="/transcriptSchools">
          <Trans>A college is missing from this list</Trans>
        </Link>
      </div>
    </Step>
  );
}
