import { useRef, useState } from 'react';
import { DateGrid } from '../../ui/date-grid.tsx';
import { Menu } from '../../ui/menu.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { Part, State } from './part.tsx';

const TOWNS = ['Asheville', 'Asheboro', 'Boone', 'Wilmington', 'Wilson'].map((name) => ({
  key: name,
  content: name,
}));

/** Parts that open or move by keys of their own: field with suggestions, menu, date grid. */
export function SampleChoosers() {
  const [town, setTown] = useState('');
  const [chosen, setChosen] = useState('');
  const [day, setDay] = useState('2026-11-22');
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const fits = TOWNS.filter(({ key }) => key.toLowerCase().startsWith(town.trim().toLowerCase()));
  return (
    <Part id="choosers" name="Suggestions, menu, date grid">
      <State name="Field with suggestions">
        <SuggestField
          label="Town"
          value={town}
          onValue={setTown}
          options={town.trim() === '' ? undefined : fits}
          onPick={({ key }) => {
            setTown('');
            setChosen(key);
          }}
          onEnter={() => setChosen(town)}
          nothing="No town has this name."
        />
        <p>Town chosen: {chosen || 'none'}</p>
      </State>
      <State name="Menu, one entry off">
        <button
          ref={button}
          type="button"
          aria-haspopup="menu"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          More
        </button>
        {opened && (
          <Menu
            label="More"
            trigger={button}
            opened
            onClose={() => setOpened(false)}
            entries={[
              { key: 'copy', text: 'Copy', onPress: () => setDone('Copied') },
              { key: 'print', text: 'Print', onPress: () => setDone('Printed') },
              { key: 'delete', text: 'Delete', disabled: true },
              { key: 'home', text: 'Home', to: '/' },
            ]}
          />
        )}
        <p>Done: {done || 'nothing'}</p>
      </State>
      <State name="Date grid, from November 10 to December 20">
        <DateGrid
          label="Day of the visit"
          value={day}
          onValue={setDay}
          from="2026-11-10"
          until="2026-12-20"
        />
        <p>Day chosen: {day}</p>
      </State>
      <State name="Date grid, none chosen">
        <DateGrid label="Another day" value="" onValue={() => {}} />
      </State>
    </Part>
  );
}
