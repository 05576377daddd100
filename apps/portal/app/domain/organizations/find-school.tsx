import type { OrganizationType, School } from '@longleaf/contract/organizations';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../ui/use-rested.ts';
import { schoolsQuery } from './schools-query.ts';

interface FindSchoolProps {
  label: ReactNode;
  type: OrganizationType;
  /** Said where no name fits. */
  nothing: ReactNode;
  /** Said where the answer did not come. */
  failed?: ReactNode;
  onPick: (school: School) => void;
}

/** Finds a school or college of one kind by the beginning of its name (API-168). */
export function FindSchool({ label, type, nothing, failed, onPick }: FindSchoolProps) {
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  const answer = useQuery(schoolsQuery(rested, type));
  return (
    <SuggestField
      label={label}
      icon={<IconSearch size={20} aria-hidden />}
      value={text}
      onValue={setText}
      options={
        rested === ''
          ? undefined
          : answer.data?.map((school) => ({
              key: school.crmId,
              school,
              content: (
                <>
                  <span className="grow">{school.name}</span>
                  <span className="note-text soft">
                    {school.city}, {school.state}
                  </span>
                </>
              ),
            }))
      }
      waiting={isAwaited(text, rested, answer)}
      failed={answer.isError && failed}
      onPick={({ school }) => {
        setText('');
        onPick(school);
      }}
      onEnter={() => undefined}
      nothing={nothing}
    />
  );
}
