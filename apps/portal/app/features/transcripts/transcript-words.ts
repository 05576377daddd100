import { useLingui } from '@lingui/react/macro';
import type { TranscriptStatusName, TranscriptType } from '@longleaf/rules/transcripts/states';

/** Names of types and statuses as students read them. */
export function useTranscriptWords(): {
  types: Record<TranscriptType, string>;
  statuses: Record<TranscriptStatusName, string>;
} {
  const { t } = useLingui();
  return {
    types: { Initial: t`First transcript`, Midyear: t`Midyear transcript`, Final: t`Final transcript` },
    statuses: {
      Pending: t`Pending`,
      Released: t`Released`,
      Sent: t`Sent`,
      Received: t`Received`,
      Failed: t`Failed`,
      Canceled: t`Canceled`,
    },
  };
}
