import { Trans, useLingui } from '@lingui/react/macro';
import type { HubItem } from '@longleaf/contract/applications';
import { Link } from 'react-router';
import { useTranscriptWords } from '../../domain/transcripts/transcript-words.ts';
import { type Column, DataTable } from '../../kit/page/data-table.tsx';
import { monthAndDay, wholeDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface TranscriptActivityProps {
  item: HubItem;
  onClose: () => void;
}

/** Every transcript that was asked for with an application, and where it is (MOD-004). */
export function TranscriptActivity({ item, onClose }: TranscriptActivityProps) {
  const { t } = useLingui();
  const { nameOfType, nameOfStatus } = useTranscriptWords();
  const columns: [Column<Entry>, ...Column<Entry>[]] = [
    {
      key: 'type',
      name: <Trans>Transcript</Trans>,
      cell: ({ transcriptType }) => nameOfType(transcriptType),
    },
    { key: 'status', name: <Trans>Status</Trans>, cell: ({ status }) => nameOfStatus(status) },
    {
      key: 'asked',
      name: <Trans>Asked for</Trans>,
      cell: ({ dateRequested }) => monthAndDay(new Date(dateRequested)),
    },
    {
      key: 'release',
      name: <Trans>Planned release</Trans>,
      cell: ({ releaseDate }) =>
        releaseDate === null ? <Trans>Not reported</Trans> : wholeDate(releaseDate),
    },
  ];
  return (
    <Dialog opened onClose={onClose} title={<Trans>Transcript activity</Trans>} size={640}>
      <DataTable
        caption={t`Transcripts to ${item.college.name}`}
        columns={columns}
        rows={item.transcriptStatus}
        keyOf={({ transactionId }) => transactionId}
      />
      <p>
        <Link to="/apphub/requesttranscript" className="strong-link">
          <Trans>See what happened to each, or cancel one</Trans>
        </Link>
      </p>
      <DialogButtons>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type Entry = HubItem['transcriptStatus'][number];
