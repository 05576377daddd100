import { Trans } from '@lingui/react/macro';
import { ApiError } from '@longleaf/contract/client';
import { transcriptSchoolMessages, transcriptSchoolOperations } from '@longleaf/contract/transcript-schools';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../kit/form/call.ts';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { SchoolsQuestion } from './question.ts';
import styles from './schools.module.css';

/** Saves the whole list that is asked for, not its page alone, as a file for spreadsheets (ST-266, MSG-093). */
export function ExportSchools({ asked: { kind, startsWith, search } }: { asked: SchoolsQuestion }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await call(transcriptSchoolOperations.getTranscriptSchoolsExport, {
        query: { kind, startsWith, search },
      });
      download(file, `transcript-${kind}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ kind: 'error', text: transcriptSchoolMessages.exportFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className={styles.export} data-print="no">
      <Button icon={<IconDownload size={20} aria-hidden />} busy={busy} onClick={() => void save()}>
        <Trans>Save this list as a file</Trans>
      </Button>
      <span className="small soft">
        <Trans>A CSV file with every school found, for a spreadsheet.</Trans>
      </span>
    </p>
  );
}
