/** Page of the colleges that offer a program (UI-023). */
export function schoolsAddress(programId: string): string {
  return `/exploreprogramsandmajors/schoolofferingprogram/${programId}`;
}
