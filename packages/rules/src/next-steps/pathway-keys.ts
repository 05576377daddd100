/** The words of the pathways in addresses, each at the place of its id (CON-083). */
export const PATHWAY_KEYS = ['college', 'workforce', 'military'] as const;
export type PathwayKey = (typeof PATHWAY_KEYS)[number];

/** The id of the pathway that an address names, in any letter case (ST-216); undefined for another word. */
export function pathwayIdOf(word: string): number | undefined {
  const id = PATHWAY_KEYS.findIndex((key) => key === word.toLowerCase());
  return id === -1 ? undefined : id;
}
