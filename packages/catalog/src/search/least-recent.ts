/**
 * Keeps the values used last, up to a number of them: in a young half and an old one. What is used moves to the young
 * half; when that is full it becomes the old one, and what was still in the old one is let go. A value that is asked
 * all the time is therefore found by one look and moves nothing.
 */
export class LeastRecent<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #half: number;
  /**
   * Fingerprints of keys that came once; a new one takes the place of an old one. There are no more of them than values:
   * a key that came longer ago than a value is kept is as good as new.
   */
  readonly #marks: Int32Array;

  /** @param most how many values may be kept, 2 or more. */
  constructor(most: number) {
    this.#half = Math.max(1, most >> 1);
    this.#marks = new Int32Array(most);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    return old === undefined ? undefined : this.set(key, old);
  }

  set(key: Key, value: Value): Value {
    if (this.#young.size >= this.#half && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#old.delete(key);
    this.#young.set(key, value);
    return value;
  }

  /** Gives the value of a key, made when it is not there. */
  of(key: Key, make: () => Value): Value {
    return this.get(key) ?? this.set(key, make());
  }

  /**
   * As `of`, but keeps the value only when its key comes a second time: what is asked once and never again costs no
   * memory, and leaves the collector nothing to move about.
   */
  ofRepeated(key: Key & string, make: () => Value): Value {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const value = make();
    return this.#seenBefore(key) ? this.set(key, value) : value;
  }

  #seenBefore(key: string): boolean {
    let hash = 0;
    for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
    const slot = (hash >>> 0) % this.#marks.length;
    const seen = this.#marks[slot] === hash;
    this.#marks[slot] = hash;
    return seen;
  }
}
