const turns = new Map<string, Promise<unknown>>();

/**
 * Does things under one name one after the other, in the order in which they were asked for: what is sent later does not
 * arrive earlier. One that fails does not hold up the next.
 * @param whenAllIsDone is called where nothing under the name waits any more
 */
export function inTurn<Result>(
  name: string,
  work: () => Promise<Result>,
  whenAllIsDone: () => void,
): Promise<Result> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  const leave = () => {
    if (turns.get(name) !== turn) return;
    turns.delete(name);
    whenAllIsDone();
  };
  void turn.then(leave, leave);
  return turn;
}
