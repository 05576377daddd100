import { useState } from 'react';
import { IconHeart } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { CountdownRing } from '../../ui/countdown-ring.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Message } from '../../ui/message.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pill, PillRow } from '../../ui/pill.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Slashes } from '../../ui/slashes.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { HeldFold } from '../page/held-fold.tsx';
import { Part, State } from './part.tsx';
import styles from './sample.module.css';

type View = 'list' | 'map';

/** Small parts that say or change a state. */
export function SampleMarks() {
  const [view, setView] = useState<View>('list');
  const [isSaved, setSaved] = useState(false);
  const [isApplied, setApplied] = useState(true);
  const [isFilled, setFilled] = useState(true);
  return (
    <Part id="marks" name="Marks and switches">
      <State name="States in words">
        <p className="row row-wrap">
          <Tag>Not asked</Tag>
          <Tag tone="waiting">Pending</Tag>
          <Tag tone="good">Received</Tag>
          <Tag tone="bad">Failed</Tag>
        </p>
      </State>
      <State name="A state and a name in a narrow place">
        <div className={styles.narrow}>
          <Tag>This has passed: ask the host for the next deadline</Tag>
          <p>
            <Slashes text="Cosmetology/Cosmetologist, General" />
          </p>
        </div>
      </State>
      <State name="Notes in the page">
        <Message kind="info">Prices are of the year 2024-25.</Message>
        <Message kind="warning">This college closes in May.</Message>
        <ErrorState title="We could not load your notes." onRetry={() => undefined} />
        <MissingPart />
      </State>
      <State name="On its way">
        <Loading label="Loading figures">
          <Skeleton height={40} />
        </Loading>
      </State>
      <State name="Applied, and taken off">
        {isApplied ? (
          <PillRow label="Applied filters">
            <Pill removeLabel="Remove filter: Four-year" onRemove={() => setApplied(false)}>
              Four-year
            </Pill>
          </PillRow>
        ) : (
          <Button size="small" onClick={() => setApplied(true)}>
            Apply Four-year
          </Button>
        )}
      </State>
      <State name="On or off">
        <ToggleButton
          on={isSaved}
          icon={<IconHeart size={18} aria-hidden />}
          of="UNC Asheville"
          onPress={() => setSaved(!isSaved)}
        >
          {isSaved ? 'Saved' : 'Save'}
        </ToggleButton>
      </State>
      <State name="One of a few ways">
        <Segmented<View>
          label="View"
          value={view}
          onValue={setView}
          options={[
            { value: 'list', content: 'List' },
            { value: 'map', content: 'Map' },
          ]}
        />
      </State>
      <State name="A fold that what is filled in holds open">
        <CheckBox checked={isFilled} onChange={() => setFilled(!isFilled)}>
          Something in it is filled in
        </CheckBox>
        <HeldFold title="Held details" open={false} held={isFilled}>
          <p>What is filled in stays in sight.</p>
        </HeldFold>
      </State>
      <State name="Pages">
        <Pager
          page={2}
          pageSize={25}
          total={70}
          label="Pages of samples"
          linkTo={() => ({ to: '/sample#marks', state: null })}
          onPage={() => undefined}
        />
      </State>
      <State name="Time that is left">
        <CountdownRing share={0.4} label="48 seconds left">
          48
        </CountdownRing>
      </State>
    </Part>
  );
}
