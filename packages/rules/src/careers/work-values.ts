/**
 * The six work values of O*NET, by the ids of its content model. `wants` reads on after 'people who want': our own words for
 * what its definitions say.
 */
export const workValues = [
  { id: '1.B.2.a', key: 'achievement', wants: 'to use their strengths' },
  { id: '1.B.2.b', key: 'workingConditions', wants: 'to have steady work in good conditions' },
  { id: '1.B.2.c', key: 'recognition', wants: 'to lead others' },
  { id: '1.B.2.d', key: 'relationships', wants: 'to help others' },
  { id: '1.B.2.e', key: 'support', wants: 'to have bosses who stand up for them' },
  { id: '1.B.2.f', key: 'independence', wants: 'to decide for themselves' },
] as const;

export type WorkValueKey = (typeof workValues)[number]['key'];

const wantsById: ReadonlyMap<string, string> = new Map(workValues.map(({ id, wants }) => [id, wants]));

/** What somebody wants who cares about this work value, read on after 'people who want'; undefined for other elements. */
export function workValueInPlainWords(element: string): string | undefined {
  return wantsById.get(element);
}
