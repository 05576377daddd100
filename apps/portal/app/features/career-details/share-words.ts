/** A percentage as people say it: 55.92 gives "56%", 0.4 gives "<1%". Never zero for something that is there. */
export function shareWords(percent: number): string {
  return percent < 0.5 ? '<1%' : `${Math.round(percent)}%`;
}
