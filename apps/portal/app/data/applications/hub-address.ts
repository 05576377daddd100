/** Address of the hub with the window for a new application open at one college (ST-071, MOD-020). */
export function startAddress(collegeId: number): string {
  return `/apphub?start=${collegeId}`;
}
