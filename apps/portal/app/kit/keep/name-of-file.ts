/** The name in a Content-Disposition header (RFC 6266): the one in any script before the plain one. */
export function nameOfFile(header: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return (encoded && decoded(encoded)) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
