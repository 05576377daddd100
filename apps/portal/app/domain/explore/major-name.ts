/** A CIP title as people say it: 'Psychology, General' gives 'Psychology'. */
export function majorName(title: string): string {
  return title.replace(/,? \(?General\)?$/, '');
}

/** The family of a CIP code, as college search asks for it: '42.0101' gives '42.01'. */
export function majorFamily(cipCode: string): string {
  return cipCode.slice(0, 5);
}
