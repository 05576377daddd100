import { Trans, useLingui } from '@lingui/react/macro';
import { decide, KEEP_MINE, UNDECIDED } from '@longleaf/rules/addresses/choices';
import { isChangeCode, wordsOfCode } from '@longleaf/rules/addresses/result-codes';
import { type Dispatch, type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldGroup } from '../../kit/fields/field-group.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './address.module.css';
import { AddressLines } from './address-lines.tsx';
import type { CheckedAddress } from './check-addresses.ts';

type Choices = Readonly<Record<string, number>>;

interface AddressModalProps {
  /** The addresses to choose for; none: the window is closed. */
  checked: readonly CheckedAddress[];
  /** What an address is called, by its key. */
  nameOf: (key: string) => string;
  start: Choices;
  /** Cancelled: nothing is saved (GAP-092). */
  onStop: (choices: Choices) => void;
  onSave: (choices: Choices) => void;
}

/** Asks which address is meant (MOD-023), and once more before one is kept that the check could not find (MOD-024). */
export function AddressModal({ checked, nameOf, start, onStop, onSave }: AddressModalProps) {
  const [choices, setChoices] = useState(start);
  const [confirming, setConfirming] = useState(false);
  const [moved, setMoved] = useState(false);
  const [asked, setAsked] = useState(0);
  const confirm = (now: boolean) => {
    setMoved(true);
    setConfirming(now);
  };
  const go = (confirmed: boolean) => {
    const decision = decide(
      checked.map(({ key }) => choices[key] ?? UNDECIDED),
      confirmed,
    );
    if (decision === 'confirm') confirm(true);
    else if (decision === 'ask') setAsked(asked + 1);
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
            nameOf={nameOf}
            choices={choices}
            asked={asked}
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
  nameOf: (key: string) => string;
  choices: Choices;
  /** How many times somebody went on with nothing chosen. */
  asked: number;
  onChoices: Dispatch<Choices>;
  onGo: () => void;
  onCancel: () => void;
}

function Choose({ checked, nameOf, choices, asked, onChoices, onGo, onCancel }: ChooseProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const isOpen = ({ key }: CheckedAddress) => (choices[key] ?? UNDECIDED) === UNDECIDED;
  useEffect(() => {
    // From below, the focus alone would bring the first choice into sight, and not what stands above it.
    const open = asked > 0 ? root.current?.querySelector('fieldset[aria-describedby]') : null;
    open?.querySelector('input')?.focus({ preventScroll: true });
    open?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <div ref={root}>
      {checked.map((one) => (
        <FieldGroup
          key={one.key}
          legend={nameOf(one.key)}
          error={asked > 0 && isOpen(one) ? t`Choose one of these addresses` : undefined}
          errorAbove
        >
          {one.problems.length > 0 && (
            <Message kind="warning">
              {one.problems.map((problem) => (
                <p key={problem}>{problem}.</p>
              ))}
            </Message>
          )}
          <Options
            of={one}
            chosen={choices[one.key]}
            onChoose={(choice) => onChoices({ ...choices, [one.key]: choice })}
          />
        </FieldGroup>
      ))}
      <DialogButtons>
        <Button look="main" onClick={onGo}>
          <Trans>Use this address</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogButtons>
    </div>
  );
}

interface OptionsProps {
  of: CheckedAddress;
  chosen: number | undefined;
  onChoose: (choice: number) => void;
}

/** The addresses to choose from: each suggestion with what it changes, then the one that was typed. */
function Options({ of: { key, typed, suggestions }, chosen, onChoose }: OptionsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.choices}>
      {suggestions.map((suggestion, index) => (
        <CheckBox
          key={suggestion.signature}
          type="radio"
          name={key}
          className={styles.choice}
          checked={chosen === index + 1}
          onChange={() => onChoose(index + 1)}
        >
          <span>
            <span className="note-text soft">{t`Suggested`}</span>
            <AddressLines address={suggestion} />
            {suggestion.resultCodes.filter(isChangeCode).map((code) => (
              <span key={code} className={`note-text soft ${styles.change}`}>
                {wordsOfCode(code)}
              </span>
            ))}
          </span>
        </CheckBox>
      ))}
      <CheckBox
        type="radio"
        name={key}
        className={styles.choice}
        checked={chosen === KEEP_MINE}
        onChange={() => onChoose(KEEP_MINE)}
      >
        <span>
          <span className="note-text soft">{t`As you typed it`}</span>
          <AddressLines address={typed} />
        </span>
      </CheckBox>
    </div>
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
