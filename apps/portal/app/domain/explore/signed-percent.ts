/** "+4.9%", "−2%", "0%": a change in percent with its sign and at most one decimal. */
export function signedPercent(percent: number): string {
  const rounded = Math.round(percent * 10) / 10 || 0;
  return `${rounded > 0 ? '+' : ''}${rounded}%`.replace('-', '−');
}
