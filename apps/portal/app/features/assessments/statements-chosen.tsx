import { Plural } from '@lingui/react/macro';

/** How many statements are chosen. Of how many is not said: the others are no questions that are left to answer. */
export function StatementsChosen({ chosen }: { chosen: number }) {
  return (
    <Plural
      value={chosen}
      one="You have chosen # statement so far."
      other="You have chosen # statements so far."
    />
  );
}
