import { Trans } from '@lingui/react/macro';
import type { School } from '@longleaf/contract/organizations';
import { FindSchool } from './find-school.tsx';

interface HighSchoolFieldProps {
  label: React.ReactNode;
  help?: React.ReactNode;
  onPick: (school: School) => void;
}

/** Finds a high school by the beginning of its name (API-168). */
export function HighSchoolField({ label, help, onPick }: HighSchoolFieldProps) {
  return (
    <div>
      <FindSchool
        label={label}
        type="PK-12"
        nothing={<Trans>No school has this name.</Trans>}
        onPick={onPick}
      />
      {help && <p className="small soft">{help}</p>}
    </div>
  );
}
