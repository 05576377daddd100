import { Trans } from '@lingui/react/macro';
import {
  calendarImportOperations as operations,
  type ImportPreview,
} from '@longleaf/contract/student-calendar-import';
import { useState } from 'react';
import { filesOf } from '../../../kit/fields/files-of.ts';
import { UploadField } from '../../../kit/fields/upload-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { ChooseEvents } from './choose-events.tsx';
import type { SeenFile } from './queries.ts';

interface BringInSheetProps {
  onClose: () => void;
  /** Told of the ids of the events that are new. */
  onAdded: (ids: number[]) => void;
}

/** A file is chosen, what is in it is shown, and what is wanted of it is added. */
export function BringInSheet({ onClose, onAdded }: BringInSheetProps) {
  const [seen, setSeen] = useState<SeenFile | null>(null);
  return (
    <SideSheet opened onClose={onClose} title={<Trans>Bring in a calendar file</Trans>}>
      {seen === null ? (
        <ChooseFile onSeen={setSeen} />
      ) : (
        <>
          <p className="row row-apart row-wrap">
            <strong>{seen.file.name}</strong>
            <Button size="small" onClick={() => setSeen(null)}>
              <Trans>Choose another file</Trans>
            </Button>
          </p>
          <ChooseEvents seen={seen} onAdded={onAdded} onCancel={onClose} />
        </>
      )}
    </SideSheet>
  );
}

function ChooseFile({ onSeen }: { onSeen: (seen: SeenFile) => void }) {
  const field = filesOf(operations.previewImport, {});
  return (
    <UploadField
      {...field}
      // Some systems know the ending of these files and not their type.
      accept=".ics,text/calendar"
      label={<Trans>Calendar file</Trans>}
      help={
        <Trans>
          Google Calendar, Outlook and Apple Calendar can export one. Its name ends in .ics. It has at most 4
          MB and 5,000 events. We show you what is in it first, and we do not keep the file.
        </Trans>
      }
      send={async (file, onShare, signal) => {
        let preview: ImportPreview | undefined;
        await filesOf(operations.previewImport, {}, (answer) => {
          preview = answer;
        }).send(file, onShare, signal);
        if (preview) onSeen({ file, preview });
      }}
    />
  );
}
