import { useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkNeeded } from '../page/link-needed.tsx';
import { Actions, Cards, Sheet } from '../page/page-frame.tsx';
import { Part, State } from './part.tsx';
import styles from './sample.module.css';

const ORDERS = [
  { value: 'near', label: 'Nearest first' },
  { value: 'price', label: 'Lowest net price first' },
];

/** Parts that a page has once: what waits, what needs a script, what leads away, the order of a list. */
export function SamplePageParts() {
  const [order, setOrder] = useState('near');
  return (
    <Part id="page" name="Parts of a page">
      <State name="The order of a list">
        <NativeSelect label="Sort by" value={order} onChange={setOrder} options={ORDERS} />
        <p>In order: {order}</p>
      </State>
      <State name="One card, with what can be done below it">
        <Sheet>
          <p>Your address is confirmed.</p>
        </Sheet>
        <Actions>
          <Button look="main">Go to your profile</Button>
          <Button>Change the address</Button>
        </Actions>
      </State>
      <State name="Cards one below the other">
        <Cards>
          <div className="card padded">The first card</div>
          <div className="card padded">The second card</div>
        </Cards>
      </State>
      <State name="A link to another site: alone, and in a sentence">
        <p>
          <OutwardLink href="https://studentaid.gov">Federal student aid</OutwardLink>
        </p>
        <p>
          Read more at{' '}
          <OutwardLink href="https://studentaid.gov" className="">
            the site of federal student aid
          </OutwardLink>{' '}
          before you apply.
        </p>
      </State>
      <State name="What stands there without a script">
        <div className={styles.withoutScript}>
          <NeedsScript>The map needs JavaScript. The list shows the same colleges.</NeedsScript>
        </div>
      </State>
      <State name="A page that works by a link alone, opened without it">
        <Sheet>
          <LinkNeeded
            why="This page needs the link from our email. Open the link again."
            help="Does it still not open? Ask for a new one."
          />
        </Sheet>
      </State>
      <State name="A page that waits">
        <Waiting>Signing you in</Waiting>
      </State>
    </Part>
  );
}
