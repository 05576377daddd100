import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Part, State } from './part.tsx';

/** Windows over the page: how they end. */
export function SampleDialog() {
  const [opened, setOpened] = useState(false);
  const [sheet, setSheet] = useState(false);
  const close = () => setOpened(false);
  return (
    <Part id="dialog" name="Dialogs">
      <State name="Closed and open">
        <Button onClick={() => setOpened(true)}>Open a dialog</Button>
        <Dialog opened={opened} onClose={close} title="Send the note?">
          <p>Your counselor reads it tomorrow.</p>
          <DialogButtons>
            <Button look="main" onClick={close} data-autofocus>
              Send note
            </Button>
            <Button onClick={close}>Cancel</Button>
          </DialogButtons>
        </Dialog>
      </State>
      <State name="A sheet from the side">
        <Button onClick={() => setSheet(true)}>Open a sheet</Button>
        <SideSheet opened={sheet} onClose={() => setSheet(false)} title="Filters">
          <p>Used at once. The page behind shows what they give.</p>
          <Button look="main" onClick={() => setSheet(false)}>
            Show 12 colleges
          </Button>
        </SideSheet>
      </State>
      <State name="The buttons alone">
        <DialogButtons>
          <Button look="main">Send note</Button>
          <Button>Cancel</Button>
        </DialogButtons>
      </State>
      <State name="One button">
        <DialogButtons>
          <Button look="main">Got it</Button>
        </DialogButtons>
      </State>
    </Part>
  );
}
