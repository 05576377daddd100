import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCollege } from '@longleaf/contract/school-lists';
import { type ReactNode, useState } from 'react';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Pill, PillRow } from '../../ui/pill.tsx';

interface CommunityCollegesProps {
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
}

/** Chooses community colleges from the list of all, which opens in two columns (MOD-019). */
export function CommunityColleges(props: CommunityCollegesProps) {
  const { name, colleges, failed, chosen, error, onToggle } = props;
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <p>
        <Button name={name} aria-haspopup="dialog" onClick={() => setOpened(true)}>
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
      <Dialog
        opened={opened}
        onClose={close}
        size={820}
        title={<Trans>Community colleges to leave out</Trans>}
      >
        {failed}
        {!failed && !colleges && (
          <p role="status">
            <Trans>Loading community colleges</Trans>
          </p>
        )}
        {colleges && (
          <CheckGroup
            legend={<Trans>Those that you tick do not see your form</Trans>}
            name={`${name}.list`}
            options={colleges.map((one) => ({ value: one.name, label: one.name }))}
            chosen={chosen}
            onToggle={onToggle}
          />
        )}
        <DialogButtons>
          <Button look="main" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
