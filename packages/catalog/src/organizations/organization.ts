/** A school or college that a person can belong to. */
export interface Organization {
  /** A high school's own number, or the UNITID of a college, which has six digits. */
  readonly id: number;
  readonly name: string;
  /** The name of the organization in calls about a person's schools. */
  readonly crmId: string;
  readonly ceebCode: string | null;
  readonly city: string;
  readonly state: string;
  readonly type: 'PK-12' | 'College';
  readonly county: string | null;
  readonly website: string | null;
  /** Who runs a high school: public, charter or private; null when it is not known, and for colleges. */
  readonly control: string | null;
  /** False for one that is closed: it stays for those who chose it, and a search does not find it. */
  readonly isListed: boolean;
}

/** The crmId of a high school. */
export function schoolCrmId(id: number): string {
  return `hs-${String(id).padStart(5, '0')}`;
}

/** The crmId of a college. */
export function collegeCrmId(id: number): string {
  return `col-${id}`;
}
