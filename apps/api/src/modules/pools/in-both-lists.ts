/** What is wrong where a college stands among those that turned somebody down and among those that accepted them. */
export function inBothLists(lists: {
  denialsReceivedFrom: readonly string[];
  acceptedFrom: readonly string[];
}): Record<string, string> {
  const { denialsReceivedFrom, acceptedFrom } = lists;
  return denialsReceivedFrom.some((name) => acceptedFrom.includes(name))
    ? { acceptedFrom: /*i18n*/ 'A college cannot have turned you down and accepted you' }
    : {};
}
