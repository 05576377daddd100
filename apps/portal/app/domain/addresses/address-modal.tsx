import { Trans, useLingui } from '@lingui/react/macro';
import { decide, KEEP_MINE } from '@longleaf/rules/addresses/choices';
import { type Dispatch, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import styles from './address.module.css';
import { AddressLines } from './address-lines.tsx';
import type { CheckedAddress } from './check-addresses.ts';

type Choices = Readonly<Record<string, number>>;

interface AddressModalProps {
  /** The addresses to choose for; none: the window is closed. */
  checked: readonly CheckedAddress[];
  start: Choices;
  /** Cancelled, or something was left open: nothing is saved (ST-237). */
  onStop: (choices: Choices) => void;
  onSave: (choices: Choices) => void;
}

/** Asks which address is meant (MOD-023), and once more before one is kept that the check could not find (MOD-024). */
export function AddressModal({ checked, start, onStop, onSave }: AddressModalProps) {
  const [choices, setChoices] = useState(start);
  const [confirming, setConfirming] = useState(false);
  const [moved, setMoved] = useState(false);
  const confirm = (now: boolean) => {
    setMoved(true);
    setConfirming(now);
  };
  const go = (confirmed: boolean) => {
    const decision = decide(
      checked.map(({ key }) => choices[key] ?? -1),
      confirmed,
    );
    if (decision === 'confirm') confirm(true);
    else if (decision === 'dismiss') onStop(choices);
    else onSave(choices);
  };
  return (
    <Dialog
      opened={checked.length > 0}
      onClose={() => onStop(choices)}
      title={
        confirming ? <Trans>Keep the address as you typed it?</Trans> : <Trans>Is this your address?</Trans>
      }
    >
      <Step key={String(confirming)} takesFocus={moved}>
        {confirming ? (
          <Confirm
            kept={checked.filter(({ key }) => choices[key] === KEEP_MINE)}
            onKeep={() => go(true)}
            onBack={() => confirm(false)}
          />
        ) : (
          <Choose
            checked={checked}
            choices={choices}
            onChoices={setChoices}
            onGo={() => go(false)}
            onCancel={() => onStop(choices)}
          />
        )}
      </Step>
    </Dialog>
  );
}

/** One question of the window. The button that led here is gone, so the focus goes to the question, and no key held down answers it. */
function Step({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={root} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}

interface ChooseProps {
  checked: readonly CheckedAddress[];
  choices: Choices;
  onChoices: Dispatch<Choices>;
  onGo: () => void;
  onCancel: () => void;
}

function Choose({ checked, choices, onChoices, onGo, onCancel }: ChooseProps) {
  const { t } = useLingui();
  return (
    <>
      <p className="soft">
        <Trans>
          The post office does not know the address in this form. Mail may not reach you. Choose which one to
          use.
        </Trans>
      </p>
      {checked.map(({ key, typed, suggestions }) => (
        <fieldset key={key} className={styles.choices}>
          <legend>
            {key === 'permAddress' ? <Trans>Home address</Trans> : <Trans>Mailing address</Trans>}
          </legend>
          {suggestions.map((suggestion, index) => (
            <CheckBox
              key={suggestion.signature}
              type="radio"
              name={key}
              className={styles.choice}
              checked={choices[key] === index + 1}
              onChange={() => onChoices({ ...choices, [key]: index + 1 })}
            >
              <span>
                <span className="note-text soft">{t`Suggested`}</span>
                <AddressLines address={suggestion} />
              </span>
            </CheckBox>
          ))}
          <CheckBox
            type="radio"
            name={key}
            className={styles.choice}
            checked={choices[key] === KEEP_MINE}
            onChange={() => onChoices({ ...choices, [key]: KEEP_MINE })}
          >
            <span>
              <span className="note-text soft">{t`As you typed it`}</span>
              <AddressLines address={typed} />
            </span>
          </CheckBox>
        </fieldset>
      ))}
      <DialogButtons>
        <Button look="main" onClick={onGo}>
          <Trans>Use this address</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogButtons>
    </>
  );
}

interface ConfirmProps {
  kept: readonly CheckedAddress[];
  onKeep: () => void;
  onBack: () => void;
}

function Confirm({ kept, onKeep, onBack }: ConfirmProps) {
  return (
    <>
      {kept.map(({ key, typed }) => (
        <div key={key} className={styles.choice}>
          <AddressLines address={typed} />
        </div>
      ))}
      <p>
        <Trans>Letters from colleges may not reach you if it is wrong.</Trans>
      </p>
      <DialogButtons>
        <Button look="main" onClick={onKeep}>
          <Trans>Keep my address</Trans>
        </Button>
        <Button onClick={onBack}>
          <Trans>Go back</Trans>
        </Button>
      </DialogButtons>
    </>
  );
}
