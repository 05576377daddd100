import type { BoxAsked } from './boxes.ts';
import type { Typed } from './typed-list.ts';

/** People look at about so many suggestions. */
const LOOKED_AT = 5;

interface Tried {
  readonly typed: Typed;
  readonly amongFive: boolean;
  readonly onFirstPage: boolean | undefined;
}

/** Tells of each box how often it finds what is meant, in all and by kinds of typing, and what it does not find. */
export async function ratesOf(boxes: readonly BoxAsked[], list: readonly Typed[]): Promise<unknown> {
  const rates: Record<string, unknown> = {};
  for (const box of boxes.filter((one) => list.some((typed) => typed.box === one.box))) {
    const tries: Tried[] = [];
    for (const typed of list.filter((one) => one.box === box.box)) tries.push(await tried(box, typed));
    rates[box.name] = {
      ...rateOf(tries),
      kinds: Object.fromEntries(
        [...Map.groupBy(tries, ({ typed }) => typed.kind)].map(([kind, ofKind]) => [kind, rateOf(ofKind)]),
      ),
      notAmongFive: tries.filter((one) => !one.amongFive).map(({ typed }) => typed.typed),
      notOnFirstPage: tries.filter((one) => one.onFirstPage === false).map(({ typed }) => typed.typed),
    };
  }
  return rates;
}

async function tried({ suggests, lists }: BoxAsked, typed: Typed): Promise<Tried> {
  const suggested = (await suggests(typed.typed)).slice(0, LOOKED_AT);
  const listed = await lists?.(typed.typed);
  return {
    typed,
    amongFive: hasAll(suggested, typed),
    onFirstPage: listed && hasAll(listed, typed),
  };
}

function hasAll(names: readonly string[], { means }: Typed): boolean {
  return means.every((any) => any.some((name) => names.includes(name)));
}

function rateOf(tries: readonly Tried[]) {
  const share = (count: number) => Math.round((count / tries.length) * 1000) / 1000;
  const listed = tries.filter(({ onFirstPage }) => onFirstPage !== undefined);
  return {
    typed: tries.length,
    amongFive: share(tries.filter(({ amongFive }) => amongFive).length),
    ...(listed.length > 0 && { onFirstPage: share(listed.filter((one) => one.onFirstPage).length) }),
  };
}
