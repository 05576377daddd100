import { Trans } from '@lingui/react/macro';
import { CheckGroup } from '../../kit/fields/check-group.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import type { CommunityCollegesProps } from './community-colleges.tsx';

interface CommunityListProps extends CommunityCollegesProps {
  opened: boolean;
  onClose: () => void;
}

/** The list of all community colleges in a window, in two columns where there is room (MOD-019). */
export default function CommunityList(props: CommunityListProps) {
  const { name, colleges, failed, chosen, onToggle, opened, onClose: close } = props;
  return (
    <Dialog opened={opened} onClose={close} size={820} title={<Trans>Community colleges to leave out</Trans>}>
      {failed}
      {!failed && !colleges && (
        <p role="status">
          <Trans>Loading community colleges</Trans>
        </p>
      )}
      {colleges && (
        <CheckGroup
          legend={<Trans>Colleges that you check do not see your form</Trans>}
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
  );
}
