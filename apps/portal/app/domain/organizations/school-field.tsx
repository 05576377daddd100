import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationType, School } from '@longleaf/contract/organizations';
import { useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { FindSchool } from './find-school.tsx';
import styles from './school-field.module.css';

/** Finds a school or college by the beginning of its name (MOD-022, API-168). */
export function SchoolField({ label, onPick }: { label: React.ReactNode; onPick: (school: School) => void }) {
  const { t } = useLingui();
  const [type, setType] = useState<OrganizationType>('PK-12');
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
        <FindSchool
          label={label}
          type={type}
          nothing={<Trans>No school has this name.</Trans>}
          onPick={onPick}
        />
      </div>
    </div>
  );
}
