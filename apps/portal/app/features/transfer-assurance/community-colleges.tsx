import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCollege } from '@longleaf/contract/school-lists';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Pill, PillRow } from '../../ui/pill.tsx';
import { later } from '../../ui/later.ts';

// Windows come when somebody opens one.
const CommunityList = later(() => import('./community-list.tsx'));

export interface CommunityCollegesProps {
  /** Field of the call, for what is wrong with it. */
  name: string;
  /** All of them; undefined while they load. */
  colleges: readonly ListedCollege[] | undefined;
  /** Said where the list did not come. */
  failed: ReactNode;
  /** Names of those that are left out. */
  chosen: readonly string[];
  error: string | undefined;
  onToggle: (name: string) => void;
  /** Told before the list is opened: one that did not come is asked for once more. */
  onOpen: () => void;
}

/** Chooses community colleges from the list of all, which opens in two columns (MOD-019). */
export function CommunityColleges(props: CommunityCollegesProps) {
  const { name, chosen, error, onToggle, onOpen } = props;
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    onOpen();
    setWasOpened(true);
    setOpened(true);
  };
  return (
    <>
      <p>
        <Button name={name} aria-haspopup="dialog" onClick={open}>
          <Trans>Leave out community colleges</Trans>
        </Button>
      </p>
      <p className="small soft" role="status">
        <Plural value={chosen.length} _0="None is left out." one="# is left out." other="# are left out." />
      </p>
      {error && <p role="alert">{error}</p>}
      {chosen.length > 0 && (
        <PillRow label={t`Left out`}>
          {chosen.map((one) => (
            <Pill key={one} removeLabel={t`Remove ${one}`} onRemove={() => onToggle(one)}>
              {one}
            </Pill>
          ))}
        </PillRow>
      )}
      {wasOpened && (
        <Suspense>
          <CommunityList {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
