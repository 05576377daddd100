import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import {
  type ParticipatingApplication,
  TRANSCRIPT_CONSENT,
  transcriptMessages,
  transcriptOperations,
  type TranscriptResult,
  type TranscriptStart,
} from '@longleaf/contract/transcripts';
import type { TranscriptType } from '@longleaf/rules/transcripts/states';
import { lastDayToCancel } from '@longleaf/rules/transcripts/states';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATIONS } from '../../data/applications/applications.ts';
import { call } from '../../kit/form/call.ts';
import { SummaryPanel } from '../../kit/page/panels.tsx';
import { wholeDate } from '../../lib/format.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Message } from '../../ui/message.tsx';
import { CannotBeMatched } from './cannot-be-matched.tsx';
import { CollegeStep } from './college-step.tsx';
import { takesPartQuery, TRANSCRIPTS } from './queries.ts';
import { type ChosenSchool, SchoolStep } from './school-step.tsx';
import styles from './transcripts.module.css';
import { TypeStep } from './type-step.tsx';

interface RequestFormProps {
  start: TranscriptStart;
  applications: readonly ParticipatingApplication[];
  onSent: (results: readonly TranscriptResult[]) => void;
}

/** From which school, which transcript, to which colleges; beside it what is about to be sent. */
export function RequestForm({ start, applications, onSent }: RequestFormProps) {
  const { t } = useLingui();
  const [school, setSchool] = useState<ChosenSchool | null>(start.school);
  const [type, setType] = useState<TranscriptType>('Initial');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const check = useQuery(takesPartQuery(school?.ceeb));
  const going = applications
    .filter(({ underWay }) => !underWay.some((one) => one.type === type))
    .map(({ applicationId }) => applicationId)
    .filter((id) => chosen.includes(id));
  const releaseDate = start.releaseDates[type];

  const complaint = (): string | null => {
    if (school === null) return t`Choose your high school.`;
    if (check.isError) return transcriptMessages.checkFailed;
    if (check.data === undefined) return t`Wait until we have checked your school.`;
    if (!check.data) return transcriptMessages.doesNotTakePart;
    if (going.length === 0) return t`Choose at least one college.`;
    return start.consentNeeded && !agreed ? transcriptMessages.consentNeeded : null;
  };
  const send = async () => {
    const wrong = complaint();
    setTrouble(wrong);
    if (wrong !== null || school === null) return;
    setBusy(true);
    try {
      const results = await call(transcriptOperations.sendTranscript, {
        body: { ceeb: school.ceeb, applicationIds: going, transcriptType: type, consent: agreed },
      });
      onSent(results);
      await Promise.all([refreshOwn(TRANSCRIPTS), refreshOwn(APPLICATIONS)]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(`${transcriptMessages.sendFailed} ${error.message}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.form}>
      <div className={styles.steps}>
        {!start.canBeMatched && <CannotBeMatched />}
        <SchoolStep school={school} check={check} onSchool={setSchool} />
        <TypeStep type={type} releaseDates={start.releaseDates} onType={setType} />
        <CollegeStep applications={applications} type={type} chosen={going} onChosen={setChosen} />
      </div>
      <div className={styles.side}>
        <SummaryPanel
          title={<Trans>Ready to send</Trans>}
          rows={[
            [t`From`, school?.name ?? t`Not chosen yet`],
            [
              t`To`,
              <Plural key="to" value={going.length} _0="No college yet" one="# college" other="# colleges" />,
            ],
            [
              t`Released`,
              type === 'Initial' ? t`As soon as your school allows` : t`Planned ${wholeDate(releaseDate)}`,
            ],
          ]}
        >
          {start.consentNeeded && (
            <div className={styles.consent}>
              <p className="small">{TRANSCRIPT_CONSENT}</p>
              <CheckBox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
                <Trans>I agree</Trans>
              </CheckBox>
            </div>
          )}
          {trouble !== null && <Message kind="error">{trouble}</Message>}
          <Button
            look="main"
            fullWidth
            busy={busy}
            icon={<IconSend size={20} aria-hidden />}
            onClick={() => void send()}
          >
            <Plural value={going.length} _0="Send requests" one="Send # request" other="Send # requests" />
          </Button>
          <p className="small soft">
            {type === 'Final' ? (
              <Trans>
                Your school releases a final transcript after your grades are closed. You can cancel a request
                until {wholeDate(lastDayToCancel(releaseDate))}.
              </Trans>
            ) : (
              <Trans>You cannot cancel a request for this transcript.</Trans>
            )}
          </p>
        </SummaryPanel>
      </div>
    </div>
  );
}
