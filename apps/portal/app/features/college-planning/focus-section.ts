/** Puts the focus on the heading of a section: the row whose button was pressed is gone. @param id of the section */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
