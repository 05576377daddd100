import { useLingui } from '@lingui/react/macro';
import type { FoundKind } from '@longleaf/rules/finding/meant';

/** Words over each kind of thing that was found. */
export function useKindWords(): Record<FoundKind, string> {
  const { t } = useLingui();
  return {
    near: t`What and where`,
    state: t`Colleges in`,
    place: t`Colleges near`,
    list: t`Lists of colleges`,
    major: t`Majors, with their colleges`,
    career: t`Careers`,
    college: t`Colleges`,
    page: t`Pages`,
    guide: t`Guides`,
  };
}
