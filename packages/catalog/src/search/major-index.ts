import { programTypes } from '@longleaf/rules/colleges/degrees';
import type { ProgramType } from '@longleaf/rules/colleges/degrees';
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

  /** Colleges with any program under a CIP code of 2, 4 or 6 digits; of one program type where that is given. */
  offering(cip: string, type?: string): Bits {
    return this.#union(
      this.#codes.filter((code) => code.startsWith(cip)),
      type,
    );
  }

  /** Colleges with a program that leads to an occupation (SOC or O*NET-SOC code); undefined for a code nobody knows. */
  leadingTo(occupation: string, type?: string): Bits | undefined {
    const programs = this.#facts.programsOfOccupation.get(occupation);
    return programs && this.#union(programs, type);
  }

  #union(codes: readonly string[], type: string | undefined): Bits {
    const bits = emptyBits(this.#facts.colleges.length);
    const programs = type === undefined ? this.#facts.programs : this.#ofType(type);
    for (const code of codes) for (const position of programs?.get(code) ?? []) addBit(bits, position);
    return bits;
  }

  #ofType(type: string): ReadonlyMap<string, Int32Array> | undefined {
    const known: ProgramType | undefined = programTypes.find((candidate) => candidate === type);
    return known && this.#facts.programsOfType.get(known);
  }
}
