import { Trans, useLingui } from '@lingui/react/macro';
import { activityFailures, activityOperations } from '@longleaf/contract/activities';
import { ApiError } from '@longleaf/contract/client';
import { type ActivitySection, SECTION_TITLES } from '@longleaf/rules/activities/sections';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button as DragButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { call } from '../../kit/form/call.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Message } from '../../ui/message.tsx';
import { ACTIVITIES } from './activities-query.ts';
import styles from './activities.module.css';
import { nameOfItem } from './item-view.tsx';
import { moved } from './moved.ts';
import type { SectionItem } from './section-item.ts';

interface OrderDialogProps {
  section: ActivitySection;
  items: readonly SectionItem[];
  onClose: () => void;
}

/** The items of a section by name, to be put into an order: by dragging, by touch or with keys. */
export function OrderDialog({ section, items, onClose }: OrderDialogProps) {
  const { t } = useLingui();
  const [order, setOrder] = useState(items);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      setOrder((before) =>
        moved(before, new Set([...keys].map(Number)), Number(target.key), target.dropPosition),
      ),
  });
  const step = (item: SectionItem, by: -1 | 1) =>
    setOrder((before) => {
      const neighbor = before[before.indexOf(item) + by];
      return neighbor ? moved(before, new Set([item.id]), neighbor.id, by < 0 ? 'before' : 'after') : before;
    });
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const ids = order.map(({ id }) => id);
      await call(activityOperations.orderInterests, { body: { interestType: section, ids } });
      await refreshOwn(ACTIVITIES);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={<Trans>Order of: {SECTION_TITLES[section]}</Trans>}>
      <p className="soft">
        <Trans>What comes first is read first. Drag by the handle, or press the arrows.</Trans>
      </p>
      <GridList
        aria-label={SECTION_TITLES[section]}
        items={order}
        dragAndDropHooks={dragAndDropHooks}
        className={styles.order ?? ''}
      >
        {(item) => (
          <GridListItem textValue={nameOfItem(section, item)} className={styles.orderItem ?? ''}>
            <DragButton
              slot="drag"
              aria-label={t`Move ${nameOfItem(section, item)}`}
              className={styles.grip ?? ''}
            >
              <IconGripVertical size={20} aria-hidden />
            </DragButton>
            <span className={styles.orderName}>{nameOfItem(section, item)}</span>
            <span className={styles.orderMoves}>
              <MoveButton
                label={t`Move up: ${nameOfItem(section, item)}`}
                disabled={item === order[0]}
                onPress={() => step(item, -1)}
              >
                <IconArrowUp size={20} aria-hidden />
              </MoveButton>
              <MoveButton
                label={t`Move down: ${nameOfItem(section, item)}`}
                disabled={item === order.at(-1)}
                onPress={() => step(item, 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </MoveButton>
            </span>
          </GridListItem>
        )}
      </GridList>
      {failed && <Message kind="error">{activityFailures.orderFailed}</Message>}
      <DialogButtons>
        <Button look="main" busy={busy} onClick={() => void save()}>
          <Trans>Keep this order</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface MoveButtonProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Dragging has this beside it, for whoever cannot or does not want to drag. */
function MoveButton({ label, disabled, onPress, children }: MoveButtonProps) {
  return (
    <DragButton
      aria-label={label}
      className={styles.grip ?? ''}
      // Stays reachable at the end of the list: a button that went would take the focus with it.
      aria-disabled={disabled ? 'true' : 'false'}
      onPress={() => disabled || onPress()}
    >
      {children}
    </DragButton>
  );
}
