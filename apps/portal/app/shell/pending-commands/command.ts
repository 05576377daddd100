/** Names and kinds of the values that a command needs. It may wait as text while somebody signs in. */
type Shape = Readonly<Record<string, 'number' | 'string'>>;

type PayloadOf<Of extends Shape> = {
  readonly [Name in keyof Of]: Of[Name] extends 'number' ? number : string;
};

/** Something that needs sign-in: it calls the API, refreshes its queries and shows its own messages. */
export interface Command<Payload> {
  run: (payload: Payload) => Promise<void>;
  /** Does the same with what was kept in the tab; nothing when that is no payload of this command. */
  runKept: (kept: unknown) => Promise<void>;
}

/** A command with the payload that it needs. */
export function command<const Of extends Shape>(
  shape: Of,
  run: (payload: PayloadOf<Of>) => Promise<unknown>,
): Command<PayloadOf<Of>> {
  const isPayload = (kept: unknown): kept is PayloadOf<Of> =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(shape).every(([name, kind]) => typeof Reflect.get(kept, name) === kind);
  return {
    run: async (payload) => void (await run(payload)),
    runKept: async (kept) => void (isPayload(kept) && (await run(kept))),
  };
}
