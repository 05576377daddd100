import { addressMessages, type Address } from '@longleaf/contract/addresses';
import type { AddressText } from '@longleaf/rules/addresses/address';
import { KEEP_MINE, UNDECIDED } from '@longleaf/rules/addresses/choices';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { addressesToSave, type CheckedAddress, checkAddresses } from './check-addresses.ts';
import { sameText } from './address-text.ts';
import { later } from '../../ui/later.ts';

// The window is fetched when the first address has to be chosen.
const AddressModal = later(async () => {
  const { AddressModal: modal } = await import('./address-modal.tsx');
  return { default: modal };
});

type Saved = Record<string, Address | AddressText>;

interface Asked {
  checked: readonly CheckedAddress[];
  choices: Readonly<Record<string, number>>;
  answer: (saved: Saved | null) => void;
}

/** What a person chose in the window before, for the address they had typed then. */
type Remembered = Readonly<Record<string, { typed: AddressText; choice: number }>>;

/** What a form with addresses is given. */
export interface AddressCheck {
  /**
   * Checks the addresses of a form and lets the person choose where needed; not again for one that is stored. Null when they did not choose: the save
   * stops, and the same suggestions come again (MSG-081). @throws ApiError
   */
  check: (
    addresses: Readonly<Record<string, AddressText>>,
    stored: readonly (Address | null)[],
  ) => Promise<Saved | null>;
  /** Why the last save stopped, where it did. */
  stopped: string | null;
  /** The window; put it beside the form. */
  modal: ReactNode;
}

/**
 * The address window (MOD-023): keep mine, take a suggestion, or stop.
 * @param nameOf what the window calls each address of the form.
 */
export function useAddressCheck(nameOf: (key: string) => string): AddressCheck {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);
  const remembered = useRef<Remembered>({});
  // How often the window was opened: each time it begins anew.
  const [round, setRound] = useState(0);
  // What was pressed when the window opened has the focus again once it closes.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!asked && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [asked]);

  const check: AddressCheck['check'] = async (addresses, stored) => {
    setStopped(null);
    pressed.current = document.activeElement;
    const checked = await checkAddresses(
      addresses,
      stored.filter((one) => one !== null),
    );
    const open = checked.filter(({ needsChoice }) => needsChoice);
    if (open.length === 0) return addressesToSave(checked, {});
    setRound((before) => before + 1);
    return new Promise<Saved | null>((answer) => setAsked({ checked, choices: startOf(open), answer }));
  };
  const startOf = (open: readonly CheckedAddress[]) =>
    Object.fromEntries(
      open.map(({ key, typed, suggestions }) => {
        const before = remembered.current[key];
        if (before && sameText(before.typed, typed)) return [key, before.choice];
        return [key, suggestions.length > 0 ? UNDECIDED : KEEP_MINE];
      }),
    );
  const close = (choices: Readonly<Record<string, number>>, saved: Saved | null) => {
    if (!asked) return;
    remembered.current = Object.fromEntries(
      asked.checked.map(({ key, typed }) => [key, { typed, choice: choices[key] ?? UNDECIDED }]),
    );
    if (saved === null) setStopped(addressMessages.cancelled);
    setAsked(null);
    asked.answer(saved);
  };
  return {
    check,
    stopped,
    modal: round > 0 && (
      <Suspense fallback={null}>
        <AddressModal
          key={round}
          checked={asked?.checked.filter(({ needsChoice }) => needsChoice) ?? []}
          nameOf={nameOf}
          start={asked?.choices ?? {}}
          onStop={(choices) => close(choices, null)}
          onSave={(choices) => close(choices, addressesToSave(asked?.checked ?? [], choices))}
        />
      </Suspense>
    ),
  };
}
