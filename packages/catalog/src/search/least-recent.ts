/** Keeps the values used last, up to a number of them. */
export class LeastRecent<Key, Value> {
  readonly #values = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
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

  clear(): void {
    this.#values.clear();
  }
}
