import { LRUCache } from 'lru-cache';

/** Keeps the values used last, up to a number of them. */
export class LeastRecent<Key extends string | number, Value extends object | string> {
  readonly #kept: LRUCache<Key, Value>;
  /**
   * Fingerprints of keys that came once; a new one takes the place of an old one. There are no more of them than values:
   * a key that came longer ago than a value is kept is as good as new.
   */
  readonly #marks: Int32Array;

  /** @param most how many values may be kept. */
  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
    this.#marks = new Int32Array(most);
  }

  get(key: Key): Value | undefined {
    return this.#kept.get(key);
  }

  set(key: Key, value: Value): Value {
    this.#kept.set(key, value);
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
