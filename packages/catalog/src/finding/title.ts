import type { TitleKind } from '@longleaf/rules/finding/score';

/** A title of the thing at a position; one thing may have many. */
export interface Title {
  readonly position: number;
  readonly text: string;
  readonly kind: TitleKind;
}

export interface TitleFound {
  readonly position: number;
  /** The other title that fits; null when the thing's own title does. */
  readonly matched: string | null;
}
