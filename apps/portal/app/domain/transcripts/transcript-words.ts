import { useLingui } from '@lingui/react/macro';
import type { TranscriptStatusName, TranscriptType } from '@longleaf/rules/transcripts/states';

/** Names of types and statuses as students read them. */
export function useTranscriptWords(): {
  types: Record<TranscriptType, string>;
  statuses: Record<TranscriptStatusName, string>;
  /** The same of what the hub shows; one that we do not know stands as it is. */
  nameOfType: (type: string) => string;
  nameOfStatus: (status: string) => string;
} {
  const { t } = useLingui();
  const types: Record<TranscriptType, string> = {
    Initial: t`First transcript`,
    Midyear: t`Midyear transcript`,
    Final: t`Final transcript`,
  };
  const statuses: Record<TranscriptStatusName, string> = {
    Pending: t`Pending`,
    Released: t`Released`,
    Sent: t`Sent`,
    Received: t`Received`,
    Failed: t`Failed`,
    Canceled: t`Canceled`,
  };
  return {
    types,
    statuses,
    nameOfType: (type) => new Map(Object.entries(types)).get(type) ?? type,
    nameOfStatus: (status) => new Map(Object.entries(statuses)).get(status) ?? status,
  };
}
