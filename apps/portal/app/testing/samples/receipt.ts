import type { Receipt } from '@longleaf/contract/receipts';

/** A receipt, with what a test wants to be different. */
export function sampleReceipt(different: Partial<Receipt> = {}): Receipt {
  return {
    reference: 'K7M4Q-2XZ9P',
    kind: 'application',
    applicationKind: 'first-year',
    transcriptType: null,
    task: null,
    title: '',
    college: { id: 199111, name: 'UNC Asheville' },
    recipient: null,
    sentDate: '2026-11-22T15:00:00Z',
    takenBackDate: null,
    ...different,
  };
}
