/** First word of the key of every answer that belongs to one person. */
export const OF_PERSON = 'of-person';

/** Key of an answer that belongs to one person: nobody else meets it, and it goes when their session ends. */
export function ofPerson<const Rest extends readonly (string | number)[]>(personId: string, ...rest: Rest) {
  return [OF_PERSON, personId, ...rest] as const;
}
