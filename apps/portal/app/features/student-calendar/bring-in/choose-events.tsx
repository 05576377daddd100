import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CALENDAR_EVENTS_LIMIT } from '@longleaf/contract/student-calendar';
import { importFailures } from '@longleaf/contract/student-calendar-import';
import { CALENDAR_CATEGORIES, type CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import { useEffect, useRef, useState } from 'react';
import { count } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { Message } from '../../../ui/message.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { CATEGORY_WORDS } from '../words.ts';
import { ComingList, LeftOutList } from './coming-list.tsx';
import { addEvents, type SeenFile } from './queries.ts';

interface ChooseEventsProps {
  seen: SeenFile;
  onAdded: (ids: number[]) => void;
  onCancel: () => void;
}

/** What a file has: what may come in with boxes, what does not with the reason, and what they are filed under. */
export function ChooseEvents({ seen: { file, preview }, onAdded, onCancel }: ChooseEventsProps) {
  const { i18n } = useLingui();
  const { events, leftOut, others, isCut, kept } = preview;
  const free = events.filter(({ adds }) => adds > 0);
  const coming = () => new Set(free.filter(({ isOver }) => !isOver).map(({ key }) => key));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(coming);
  const [category, setCategory] = useState<CalendarCategory>('Unfiled');
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  const summary = useRef<HTMLParagraphElement>(null);
  // The list takes the place of what had the focus.
  useEffect(() => summary.current?.focus(), []);
  const wanted = free.filter(({ key }) => chosen.has(key));
  const adds = wanted.reduce((sum, one) => sum + one.adds, 0);
  const room = CALENDAR_EVENTS_LIMIT - kept;
  const complaint =
    adds === 0 ? importFailures.nothingChosen : adds > room ? importFailures.noRoom(kept, adds) : undefined;
  const choose = (keys: ReadonlySet<string>) => {
    setWhy(undefined);
    setChosen(keys);
  };
  const add = async () => {
    setWhy(complaint);
    if (complaint !== undefined || busy) return;
    setBusy(true);
    const done = await addEvents(file, chosen, category);
    setBusy(false);
    if ('why' in done) setWhy(done.why);
    else onAdded(done.added);
  };
  const [chosenCount, total, most] = [
    count(wanted.length),
    count(events.length),
    count(CALENDAR_EVENTS_LIMIT),
  ];
  return (
    <>
      <p ref={summary} tabIndex={-1}>
        <Plural
          value={events.length}
          _0="No event of this file can come in."
          one="# event of this file can come in."
          other="# events of this file can come in."
        />{' '}
        {others > 0 && <Plural value={others} one="We left out # task." other="We left out # tasks." />}
      </p>
      {isCut && (
        <Message kind="warning">
          <Trans>The file ends early. There may have been more in it.</Trans>
        </Message>
      )}
      {free.length > 0 && (
        <>
          <div className="row row-wrap">
            <Button size="small" onClick={() => choose(new Set(free.map(({ key }) => key)))}>
              <Trans>Choose all</Trans>
            </Button>
            <Button size="small" onClick={() => choose(coming())}>
              <Trans>Choose only those still to come</Trans>
            </Button>
            <Button size="small" onClick={() => choose(new Set())}>
              <Trans>Choose none</Trans>
            </Button>
          </div>
          <p role="status">
            <Trans>
              {chosenCount} of {total} chosen
            </Trans>
          </p>
        </>
      )}
      {events.length > 0 && (
        <ComingList
          events={events}
          chosen={chosen}
          onChoose={(key) => {
            const keys = new Set(chosen);
            if (!keys.delete(key)) keys.add(key);
            choose(keys);
          }}
        />
      )}
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
      {free.length > 0 && (
        <>
          <SelectField
            label={<Trans>Category</Trans>}
            value={category}
            onChange={({ currentTarget: { value } }) =>
              setCategory(CALENDAR_CATEGORIES.find((one) => one === value) ?? 'Unfiled')
            }
          >
            {CALENDAR_CATEGORIES.map((one) => (
              <option key={one} value={one}>
                {i18n._(CATEGORY_WORDS[one].label)}
              </option>
            ))}
          </SelectField>
          {adds > room && (
            <Message kind="warning">
              <Plural
                value={Math.max(0, room)}
                _0={`There is no room left. You can keep ${most} events.`}
                one={`There is room for # more event. You can keep ${most}.`}
                other={`There is room for # more events. You can keep ${most}.`}
              />
            </Message>
          )}
          {why !== undefined && <Message kind="error">{why}</Message>}
        </>
      )}
      <DialogButtons>
        {free.length > 0 && (
          <Button look="main" busy={busy} onClick={() => void add()}>
            <Plural value={adds} one="Add # event" other="Add # events" />
          </Button>
        )}
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogButtons>
    </>
  );
}
