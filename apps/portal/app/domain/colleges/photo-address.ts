/**
 * Address of one photo that a college sent (API-050): on the host of the setting `IMAGES_URL`, or of the API without one.
 * Both keep it under `institutions/` (GAP-022).
 */
export function photoAddress(imagesUrl: string | null, collegeId: number, name: string): string {
  const host = imagesUrl === null ? '/api' : imagesUrl.replace(/\/+$/, '');
  return `${host}/institutions/${collegeId}/${encodeURIComponent(name)}/image`;
}
