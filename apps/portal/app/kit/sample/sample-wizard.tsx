import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWizardStep } from '../page/use-wizard-step.ts';
import { Wizard } from '../page/wizard.tsx';
import { Part } from './part.tsx';

const STEPS = ['who', 'where', 'sent'] as const;
const TITLES = { who: 'Who are you?', where: 'Where do you live?', sent: 'All done' };

/** Three steps, each with its address. */
export function SampleWizard() {
  const [reached, setReached] = useState(0);
  const { step, number, of, go } = useWizardStep(STEPS, reached);
  const next = STEPS[number];
  return (
    <Part id="wizard" name="Wizard">
      <Wizard step={step} number={number} of={of} title={TITLES[step]}>
        {next && (
          <Button
            onClick={() => {
              setReached(Math.max(reached, number));
              go(next);
            }}
          >
            Next step
          </Button>
        )}
      </Wizard>
    </Part>
  );
}
