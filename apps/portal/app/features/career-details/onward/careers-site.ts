/** Address of an occupation's profile page on the external careers site (EXT-015), or null where none is set. */
export function careersSiteAddress(site: string | null, occupation: string): string | null {
  if (site === null) return null;
  return `${site.replace(/\/+$/, '')}/profile/${encodeURIComponent(occupation)}`;
}
