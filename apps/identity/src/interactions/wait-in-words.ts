/** Says how long to wait, without a figure that is old when it is read: seconds when few, else minutes. */
export function waitInWords(seconds: number): string {
  const time = seconds < 60 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute');
  return `There were too many tries. Wait ${time}, then try again`;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
