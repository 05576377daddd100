import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '../../kit/page/page-frame.tsx';
import { answersWait } from '../../shell/answers/answer-marks.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

/** Tells somebody who comes back that answers of theirs waited here too long, until they say that they have read it. */
export function DroppedAnswers({ personId }: { personId: string }) {
  const [count, setCount] = useState(() => answersWait.dropped(personId));
  if (count === 0) return null;
  const haveRead = () => {
    answersWait.forgetDropped(personId);
    setCount(0);
  };
  return (
    <div className="apart">
      <Message kind="warning">
        <p>
          <Plural
            value={count}
            one="# answer that you gave on this device could not be sent. It waited here for 30 days and was then deleted."
            other="# answers that you gave on this device could not be sent. They waited here for 30 days and were then deleted."
          />
        </p>
        <Actions>
          <Button size="small" onClick={haveRead}>
            <Trans>I have read this</Trans>
          </Button>
        </Actions>
      </Message>
    </div>
  );
}
