/** Where a letter that goes to a college is. */
export const letterStates = ['sent', 'received', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];
