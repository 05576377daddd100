import { Plural, Trans } from '@lingui/react/macro';
import type { YourData } from '@longleaf/contract/your-data';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AccountFacts } from './account-facts.tsx';
import { downloadJson } from './download.ts';
import { Facts } from '../../kit/page/facts.tsx';
import { SocialSecurityNumber } from './social-security-number.tsx';
import { useSpoken } from './use-spoken.ts';
import styles from './your-data.module.css';

type Entry = YourData['sections'][number]['entries'][number];

/** Each kind of data with its rows, and the ways to take it along. */
export function YourDataView({ data }: { data: YourData }) {
  return (
    <>
      <div className={styles.buttons} data-print="no">
        <Button look="main" icon={<IconDownload size={20} aria-hidden />} onClick={() => downloadJson(data)}>
          <Trans>Download as JSON</Trans>
        </Button>
        <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {data.account === null ? (
        <Message kind="warning">
          <Trans>What the sign-in page keeps about you could not be read just now.</Trans>
        </Message>
      ) : (
        <SectionCard id="account" title={<Trans>Your account</Trans>}>
          <AccountFacts account={data.account} />
        </SectionCard>
      )}
      {data.sections.map(({ id, title, entries, rows }) => (
        <SectionCard key={id} id={id} title={title} action={<HowMany entries={entries.length} />}>
          {entries.map((entry, index) => (
            // Entries have no name of their own; they are never moved.
            <EntryView key={index} entry={entry} />
          ))}
          {rows.some(({ socialSecurityNumber }) => Boolean(socialSecurityNumber)) && <SocialSecurityNumber />}
        </SectionCard>
      ))}
    </>
  );
}

/** One entry is not counted: it may hold several things, such as two parents. */
function HowMany({ entries }: { entries: number }) {
  return (
    <span className="soft figures">
      {entries !== 1 && <Plural value={entries} _0="Nothing" other="# entries" />}
    </span>
  );
}

function EntryView({ entry }: { entry: Entry }) {
  const spoken = useSpoken();
  return (
    <div className={styles.row}>
      <Facts facts={entry.map(({ name, value }) => [name, spoken(value)])} />
    </div>
  );
}
