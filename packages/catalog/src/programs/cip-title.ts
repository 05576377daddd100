/** Writes a title of the classification as the product does: without the last point, families in sentence case. */
export function cipTitleOf(title: string): string {
  const plain = title.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
  return plain === plain.toUpperCase() ? plain.charAt(0) + plain.slice(1).toLowerCase() : plain;
}
