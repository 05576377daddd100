import { Trans } from '@lingui/react/macro';
import type { School } from '@longleaf/contract/organizations';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../ui/use-rested.ts';
import { schoolsQuery } from './schools-query.ts';

interface HighSchoolFieldProps {
  label: React.ReactNode;
  help?: React.ReactNode;
  onPick: (school: School) => void;
}

/** Finds a high school by the beginning of its name (API-168). */
export function HighSchoolField({ label, help, onPick }: HighSchoolFieldProps) {
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  const answer = useQuery(schoolsQuery(rested, 'PK-12'));
  return (
    <div>
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
        onPick={({ school }) => {
          setText('');
          onPick(school);
        }}
        onEnter={() => undefined}
        nothing={<Trans>No school has this name.</Trans>}
      />
      {help && <p className="small soft">{help}</p>}
    </div>
  );
}
