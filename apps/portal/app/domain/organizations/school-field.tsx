import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationType, School } from '@longleaf/contract/organizations';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { isAwaited, useRested } from '../../ui/use-rested.ts';
import styles from './school-field.module.css';
import { schoolsQuery } from './schools-query.ts';

/** Finds a school or college by the beginning of its name (MOD-022, API-168). */
export function SchoolField({ label, onPick }: { label: React.ReactNode; onPick: (school: School) => void }) {
  const { t } = useLingui();
  const [type, setType] = useState<OrganizationType>('PK-12');
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  const answer = useQuery(schoolsQuery(rested, type));
  const { data } = answer;
  return (
    <div className={styles.row}>
      <NativeSelect
        label={<Trans>Kind of school</Trans>}
        value={type}
        onChange={(value) => setType(value === 'College' ? 'College' : 'PK-12')}
        options={[
          { value: 'PK-12', label: t`High school` },
          { value: 'College', label: t`College` },
        ]}
      />
      <div className="grow">
        <SuggestField
          label={label}
          icon={<IconSearch size={20} aria-hidden />}
          value={text}
          onValue={setText}
          options={
            rested === ''
              ? undefined
              : data?.map((school) => ({
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
      </div>
    </div>
  );
}
