/**
 * Leads the focus on once it is nowhere: at once, or when the window that holds it has closed. An answer that is quick
 * takes a row away, with the button that the focus would go back to, before the question about it is off the screen.
 * @returns what ends the waiting
 */
export function onceFocusIsLost(lead: () => void): () => void {
  let frame = 0;
  const look = () => {
    const { activeElement } = document;
    if (activeElement === document.body) lead();
    else if (activeElement?.closest('[role=dialog]')) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
