import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { BelowCard } from '../page/below-card.tsx';
import { ContinuePanel, ResultPanel, SummaryPanel } from '../page/panels.tsx';
import { KeepMenu } from '../keep/keep-menu.tsx';
import { Fold } from '../page/fold.tsx';
import { StepList } from '../page/step-list.tsx';
import { Timeline } from '../page/timeline.tsx';
import { useConfirm } from '../page/use-confirm.tsx';
import { Part, State } from './part.tsx';

/** Panels, lists and questions. */
export function SamplePanels() {
  const [sent, setSent] = useState(false);
  const [removed, setRemoved] = useState(false);
  const { question, ask } = useConfirm();
  const remove = async () => {
    const children = <p>This cannot be undone.</p>;
    setRemoved(
      await ask({ title: 'Remove this activity?', confirmLabel: 'Remove activity', danger: true, children }),
    );
  };
  return (
    <>
      <Part id="panels" name="Panels">
        <State name="What can be kept of a page">
          <KeepMenu />
        </State>
        <State name="Summary, and the result in its place">
          {sent ? (
            <ResultPanel
              title="Your requests are sent"
              actions={<Button onClick={() => setSent(false)}>Send more</Button>}
            >
              <p>Two colleges get your transcript.</p>
            </ResultPanel>
          ) : (
            <SummaryPanel
              title="Ready to send"
              rows={[
                ['To', '2 colleges'],
                ['Cost', 'Free'],
              ]}
            >
              <Button look="main" fullWidth onClick={() => setSent(true)}>
                Send 2 requests
              </Button>
              <p className="small">You can take a request back for three days.</p>
            </SummaryPanel>
          )}
        </State>
        <State name="Continue">
          <ContinuePanel
            eyebrow="Continue where you left off"
            title="Your survey"
            actions={<Button>Continue the survey</Button>}
          >
            12 of 60 questions answered.
          </ContinuePanel>
        </State>
        <State name="Below a card">
          <SectionCard id="below-a-card" title="UNC Asheville">
            <p>A public college in the mountains.</p>
          </SectionCard>
          <BelowCard>
            <p>{'Ask about the bus.\nVisit in May.'}</p>
            <Button look="quiet" size="small">
              Edit notes
            </Button>
          </BelowCard>
        </State>
        <State name="Folds">
          <Fold title="Detail scores" note="18 scores">
            <p>English, math, reading and science.</p>
          </Fold>
          <Fold title="Writing" open>
            <p>Something in it is filled in.</p>
          </Fold>
        </State>
        <State name="Buttons">
          <p className="row row-wrap">
            <Button look="main">Save changes</Button>
            <Button>Cancel</Button>
            <Button look="quiet">Clear all</Button>
            <Button look="danger">Remove college</Button>
            <Button busy>Saving</Button>
            <Button disabled>Send</Button>
            <ButtonLink to="/sample#panels">Go to panels</ButtonLink>
          </p>
        </State>
        <State name="Question">
          <Button onClick={() => void remove()}>Remove</Button>
          <p role="status">{removed ? 'The activity is removed.' : 'The activity is there.'}</p>
          {question}
        </State>
      </Part>
      <Part id="timeline" name="Timeline and steps">
        <State name="Timeline">
          <Timeline
            label="Transcript to NC State University"
            stages={[
              { key: 'asked', name: 'Pending', when: 'Nov 12', state: 'done' },
              { key: 'released', name: 'Released', state: 'now' },
              { key: 'sent', name: 'Sent', state: 'stopped' },
              { key: 'received', name: 'Received', state: 'later' },
            ]}
          />
        </State>
        <State name="Steps">
          <StepList
            label="College pathway"
            fold="All 3 steps"
            note="The rest open one by one."
            current="cost"
            steps={[
              { key: 'want', name: 'What do I want?', to: '/sample#timeline', state: 'done' },
              { key: 'cost', name: 'What college will cost me', to: '/sample#timeline', state: 'open' },
              { key: 'aid', name: 'Grants and scholarships', to: '/sample#timeline', state: 'locked' },
            ]}
          />
        </State>
      </Part>
    </>
  );
}
