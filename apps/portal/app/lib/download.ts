/** Hands over a file to keep, under this name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the file once it began.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
