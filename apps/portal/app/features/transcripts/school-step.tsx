import { Trans } from '@lingui/react/macro';
import { transcriptMessages } from '@longleaf/contract/transcripts';
import { IconCheck, IconSchool } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { HighSchoolField } from '../../domain/organizations/high-school-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Step } from './step.tsx';
import styles from './transcripts.module.css';

export interface ChosenSchool {
  ceeb: string;
  name: string;
  city: string;
  state: string;
}

interface SchoolStepProps {
  school: ChosenSchool | null;
  /** Whether it takes part. */
  check: Pick<UseQueryResult<boolean>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  onSchool: (school: ChosenSchool) => void;
}

/** The high school that sends the transcript, and whether it takes part (VAL-001, VAL-002, MSG-013). */
export function SchoolStep({ school, check, onSchool }: SchoolStepProps) {
  const [changing, setChanging] = useState(school === null);
  const [withoutCode, setWithoutCode] = useState(false);
  const isWrong = check.data === false || withoutCode;
  return (
    <Step number={1} title={<Trans>Your high school</Trans>}>
      {school && (
        <div className={`card ${styles.school}`}>
          <IconSchool size={24} aria-hidden className={styles.schoolIcon} />
          <div className="grow">
            <strong>{school.name}</strong>
            <p className="small soft">
              <Trans>
                {school.city}, {school.state}. CEEB code {school.ceeb}
              </Trans>
            </p>
            {check.data && (
              <Tag tone="good" icon={<IconCheck size={16} aria-hidden />}>
                <Trans>Takes part, checked today</Trans>
              </Tag>
            )}
          </div>
          {!changing && (
            <Button look="quiet" onClick={() => setChanging(true)}>
              <Trans>Change</Trans>
            </Button>
          )}
        </div>
      )}
      {school && check.isError && (
        <Message kind="error">
          <p>
            <strong>{transcriptMessages.checkFailed}</strong>
          </p>
          <p>
            <Trans>Your choice is kept.</Trans>
          </p>
          <Button size="small" busy={check.isFetching} onClick={() => void check.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Message>
      )}
      {isWrong && <Message kind="error">{transcriptMessages.doesNotTakePart}</Message>}
      {(changing || isWrong) && (
        <HighSchoolField
          label={<Trans>Find your high school</Trans>}
          help={<Trans>Start with the first letters of its name</Trans>}
          onPick={({ ceeb_code: ceeb, name, city, state }) => {
            setWithoutCode(ceeb === null);
            if (ceeb === null) return;
            onSchool({ ceeb, name, city, state });
            setChanging(false);
          }}
        />
      )}
      <p className="small">
        <Link to="/transcriptSchools?kind=high-schools">
          <Trans>High schools that take part</Trans>
        </Link>
      </p>
    </Step>
  );
}
