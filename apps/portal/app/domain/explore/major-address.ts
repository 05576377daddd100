import { majorFamily } from './major-name.ts';

/** Where a major leads: its own page, or, for a code that is no longer in force, the colleges that teach its family. */
export function majorAddress({
  cipCode,
  programUrlName,
}: {
  cipCode: string;
  programUrlName: string | null;
}): string {
  return programUrlName === null
    ? `/college-search?major=${majorFamily(cipCode)}`
    : `/programsMajors/${programUrlName}`;
}
