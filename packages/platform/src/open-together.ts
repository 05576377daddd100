/**
 * Opens several things, each put on `opened` with what closes it. Gives what `open` gives, with `close`, which closes
 * them the last first.
 * @throws what `open` throws, when all that is open by then is closed.
 */
export async function openTogether<Given>(
  open: (opened: AsyncDisposableStack) => Promise<Given>,
): Promise<Given & { close: () => Promise<void> }> {
  const opened = new AsyncDisposableStack();
  try {
    return { ...(await open(opened)), close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}
