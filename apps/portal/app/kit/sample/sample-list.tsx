import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAct } from '../form/use-act.ts';
import { RemovedNotice } from '../page/removed-notice.tsx';
import { useRemoval } from '../page/use-removal.ts';
import { Part, State } from './part.tsx';
import { sampleApi, saveNote } from './sample-api.ts';

const NOTES = [
  { id: 1, name: 'Visit in May' },
  { id: 2, name: 'Cannot be removed' },
];

/** A list whose things are taken off, and buttons bound to a call. */
export function SampleList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<(typeof NOTES)[number]>(async ({ id }) =>
    id === 2 ? undefined : async () => true,
  );
  const { busy, act } = useAct(saveNote, { fetchApi: sampleApi });
  return (
    <Part id="list" name="Lists and acts">
      <State name="Taken off a list">
        <h4 ref={heading} tabIndex={-1}>
          Notes
        </h4>
        <RemovedNotice
          removal={removal}
          nameOf={({ name }) => name}
          failed="We could not remove your note."
        />
        <ul className="plain-list">
          {NOTES.filter((note) => !removal.isGone(note)).map((note) => (
            <li key={note.id} className="row row-apart">
              {note.name}
              <Button
                look="quiet"
                onClick={() => {
                  heading.current?.focus();
                  void removal.remove(note);
                }}
              >
                Take off {note.name}
              </Button>
            </li>
          ))}
        </ul>
      </State>
      <State name="Acts">
        <div className="row row-wrap">
          <Button
            busy={busy}
            onClick={() => void act({ body: { name: 'ok', note: '' } }, 'Your counselor is told.')}
          >
            Tell my counselor
          </Button>
          <Button busy={busy} onClick={() => void act({ body: { name: 'broken', note: '' } }, 'Never told')}>
            Tell nobody
          </Button>
        </div>
      </State>
    </Part>
  );
}
