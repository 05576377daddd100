import { addBit, emptyBits } from './bitset.ts';
import type { Bits } from './bitset.ts';
import type { CatalogFacts } from './facts.ts';

/** Which colleges offer which programs, found by CIP code or by the occupation they lead to. */
export class MajorIndex {
  readonly #facts: CatalogFacts;
  readonly #codes: readonly string[];

  constructor(facts: CatalogFacts) {
    this.#facts = facts;
    this.#codes = [...facts.programs.keys()].toSorted();
  }

  /** Colleges with any program under a CIP code of 2, 4 or 6 digits. */
  offering(cip: string): Bits {
    return this.#union(this.#codes.filter((code) => code.startsWith(cip)));
  }

  /** Colleges with a program that leads to an occupation (SOC or O*NET-SOC code); undefined for a code nobody knows. */
  leadingTo(occupation: string): Bits | undefined {
    const programs = this.#facts.programsOfOccupation.get(occupation);
    return programs && this.#union(programs);
  }

  #union(codes: readonly string[]): Bits {
    const bits = emptyBits(this.#facts.colleges.length);
    for (const code of codes)
      for (const position of this.#facts.programs.get(code) ?? []) addBit(bits, position);
    return bits;
  }
}
