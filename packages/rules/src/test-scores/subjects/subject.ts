/** A subject of a list test. Names are those of the test's maker and are not translated. */
export type Subject = {
  /** Its `ScoreID` on the wire. */
  readonly code: string;
  readonly name: string;
  readonly group: string;
  /** The first year it was given, where a source states it. */
  readonly firstYear?: number;
};
