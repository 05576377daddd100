/** Who offers a program, college by college and award by award: three columns of equal length. */
export interface Offers {
  /** UNITIDs, rising. */
  readonly colleges: Int32Array;
  /** IPEDS award levels; `degreeTypeOf` of the rules gives the degree type. */
  readonly awardLevels: Uint8Array;
  /** Awards of the year; 0 means that it is offered and nobody finished it. */
  readonly awards: Int32Array;
}

/** A field of study: a current 6-digit code of CIP 2020. */
export interface ProgramFacts {
  /** '51.3801'. */
  readonly cip: string;
  readonly title: string;
  /** Readable part of its address, unique, and kept when the title changes. */
  readonly urlName: string;
  /** Own plain sentences made from facts; empty where none are known. */
  readonly description: string;
  /** The 4-digit group, '51.38', and the 2-digit family, '51'. */
  readonly group: { readonly cip: string; readonly title: string };
  readonly family: { readonly cip: string; readonly title: string };
  /** Key of `careerClusters`; null for fields that lead to no career, such as leisure. */
  readonly cluster: string | null;
  /** SOC 2018 codes it leads to, rising. */
  readonly occupations: readonly string[];
  readonly offers: Offers;
}

/** Everything known of programs, in memory, for one version of the catalogue. */
export interface ProgramCatalogFacts {
  /** In the order of their codes. */
  readonly programs: readonly ProgramFacts[];
  /** Addresses that a program had before; they lead to its present one. */
  readonly formerUrlNames: ReadonlyMap<string, string>;
}
