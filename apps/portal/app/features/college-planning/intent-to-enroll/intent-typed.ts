/** What is typed of a college that one plans to go to. The reasons are ids as text, parted by commas. */
export interface IntentTyped {
  collegeName: string;
  /** Of the name as it was verified or picked; 0 while it is not known, or there is none. */
  organizationID: number;
  reasons: string;
  reasonNotes: string;
}

/** The ids of reasons in text. */
export const reasonIds = (text: string): number[] => text.split(',').filter(Boolean).map(Number);
