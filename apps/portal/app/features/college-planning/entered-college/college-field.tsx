import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { collegeNamesQuery } from '../../../data/colleges/college-names.ts';
import { CollegePlace } from '../../../shell/site-search/college-place.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../../ui/use-rested.ts';

/** A college as it is typed: its name, and its id once it is picked or verified; 0 until then. */
export interface EnteredCollege {
  collegeName: string;
  organizationId: number;
}

interface CollegeFieldProps {
  entered: EnteredCollege;
  onEntered: (college: EnteredCollege) => void;
  error?: string | undefined;
}

/** The name of a college, with what fits it as in the header's search. */
export function CollegeField({ entered, onEntered, error }: CollegeFieldProps) {
  const { collegeName, organizationId } = entered;
  const isKnown = organizationId > 0;
  const rested = useRested(collegeName.trim());
  const answer = useQuery(collegeNamesQuery(isKnown ? '' : rested));
  const options = answer.data?.map((college) => ({
    key: college.id,
    college,
    content: (
      <>
        <span className="grow">{college.name}</span>
        <span className="note-text soft">
          <CollegePlace college={college} />
        </span>
      </>
    ),
  }));
  return (
    <SuggestField
      label={<Trans>Name of the college</Trans>}
      name="collegeName"
      error={error}
      icon={<IconSearch size={20} aria-hidden />}
      value={collegeName}
      onValue={(name) => onEntered({ collegeName: name, organizationId: 0 })}
      options={isKnown ? undefined : options}
      waiting={!isKnown && isAwaited(collegeName, rested, answer)}
      onPick={({ college }) => onEntered({ collegeName: college.name, organizationId: college.id })}
      nothing={<Trans>We do not know a college with this name.</Trans>}
    />
  );
}
