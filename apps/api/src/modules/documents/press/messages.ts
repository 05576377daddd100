/** What is told to the press's own process once, before anything is printed. */
export type Setting = {
  /** Where a Chromium that comes as a package is unpacked. */
  folder: string;
  /** The whole style sheet, with its fonts in it. */
  style: string;
};

/** A page that is to be printed. */
export type Sheet = {
  html: string;
  /** Its whole address: what its links are read from. */
  address: string;
  language: string;
  /** The rule for the sheets of this page. */
  frame: string;
  /** What it is called if it has no heading. */
  title: string;
};

export type Printed = { pdf: Uint8Array; title: string; pages: number };

/** Why a page was not printed; `slow` and `failed` may go better another time. */
export type Refusal = 'nothing' | 'too many pages' | 'too large' | 'slow' | 'failed';

export type ToPress = { set: Setting } | { id: number; sheet: Sheet };
export type FromPress = { ready: true } | { id: number; printed: Printed } | { id: number; refused: Refusal };
