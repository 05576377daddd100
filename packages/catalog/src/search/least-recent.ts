/** Keeps the values used last, up to a number of them. */
export class LeastRecent<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;
  /** Fingerprints of keys that came once; a new one takes the place of an old one. */
  readonly #marks: Int32Array;

  constructor(most: number) {
    this.#most = most;
    this.#marks = new Int32Array(most * 4 + 1);
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): Value {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) {
      const oldest = this.#values.keys().next();
      if (oldest.done !== true) this.#values.delete(oldest.value);
    }
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
