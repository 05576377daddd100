import { useState } from 'react';
import { CheckBox } from '../../ui/check-box.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { ChoiceCards } from '../fields/choice-cards.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { DayField } from '../fields/day-field.tsx';
import { MonthField } from '../fields/month-field.tsx';
import { Stepper } from '../fields/stepper.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { Two } from '../form/form.tsx';
import { UploadField } from '../fields/upload-field.tsx';
import type { SendFile } from '../fields/use-uploads.ts';
import { Part, State } from './part.tsx';

const SIZES = [
  { value: 'small', label: 'Small', text: 'Under 2,000 students' },
  { value: 'large', label: 'Large' },
];
const TOWNS = ['Boone', 'Elizabeth City', 'Fayetteville', 'Murphy', 'Rocky Mount', 'Wilmington'];
const tries = new Map<string, number>();

/** A file named 'fails' is lost on its first way. */
const sendSample: SendFile = async (file, onShare) => {
  const before = tries.get(file.name) ?? 0;
  tries.set(file.name, before + 1);
  onShare(0.5);
  await new Promise(requestAnimationFrame);
  if (file.name.startsWith('fails') && before === 0) throw new Error('The connection was lost');
};

/** Fields that stand alone, in states that a form does not show at once. */
export function SampleFields() {
  const [pieces, setPieces] = useState(2);
  const [sizes, setSizes] = useState<readonly string[]>(['small']);
  const [state, setState] = useState('Old State');
  return (
    <Part id="fields" name="Fields">
      <State name="Text area, too long">
        <TextArea
          label="Essay"
          most={20}
          value="This is longer than it may be."
          error="Use at most 20 characters."
          readOnly
        />
      </State>
      <State name="Choice cards, several, one wrong">
        <ChoiceCards
          legend="Sizes"
          name="sizes"
          choose="several"
          options={SIZES}
          chosen={sizes}
          onChosen={setSizes}
          error={sizes.length === 0 ? 'Choose at least one size.' : undefined}
        />
      </State>
      <State name="Many answers below each other, none chosen: what is wrong stands above them">
        <FieldGroup legend="Nearest town" error="Choose a town." errorAbove>
          {TOWNS.map((town) => (
            <CheckBox key={town} type="radio" name="town" value={town}>
              {town}
            </CheckBox>
          ))}
        </FieldGroup>
      </State>
      <State name="Month, wrong">
        <MonthField
          legend="Since when"
          name="since"
          value="2030-04"
          error="Enter a date that is not in the future"
          onValue={() => undefined}
        />
      </State>
      <State name="Choice whose stored value is no longer on the list">
        <ChoiceField
          label="State"
          name="state"
          value={state}
          options={[{ value: 'NC', label: 'North Carolina' }]}
          onValue={setState}
        />
      </State>
      <State name="Day, wrong">
        <DayField
          legend="Birthday"
          name="birthday"
          value="2009-02-31"
          birthday
          onValue={() => {}}
          error="February has no 31st."
        />
      </State>
      <State name="Stepper, from 0 to 3">
        <Stepper label="College planning guide" value={pieces} most={3} onValue={setPieces} />
      </State>
      <State name="Two beside each other, one of them wrong">
        <Two>
          <TextField label="City" value="Boone" readOnly />
          <SelectField label="County" error="Choose a county." defaultValue="">
            <option value="">Choose</option>
            <option value="watauga">Watauga</option>
          </SelectField>
        </Two>
      </State>
      <State name="Upload">
        <UploadField
          label="Transcript"
          help="A PDF or a picture of up to 5 MB."
          name="transcript"
          accept=".pdf,image/*"
          multiple
          send={sendSample}
        />
      </State>
    </Part>
  );
}
