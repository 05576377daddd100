import { Plural, Trans } from '@lingui/react/macro';
import type { YourData } from '@longleaf/contract/your-data';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { downloadJson } from './download.ts';
import { Facts } from '../../kit/page/facts.tsx';
import { spokenName, spokenValue } from './spoken-value.ts';
import styles from './your-data.module.css';

type Row = YourData['sections'][number]['rows'][number];

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
          <RowView row={data.account} />
        </SectionCard>
      )}
      {data.sections.map(({ id, title, rows }) => (
        <SectionCard
          key={id}
          id={id}
          title={title}
          action={
            <span className="soft figures">
              <Plural value={rows.length} _0="Nothing" one="# entry" other="# entries" />
            </span>
          }
        >
          {rows.map((row, index) => (
            // Rows have no name of their own; they are never moved.
            <RowView key={index} row={row} />
          ))}
        </SectionCard>
      ))}
    </>
  );
}

function RowView({ row }: { row: Row }) {
  return (
    <div className={styles.row}>
      <Facts facts={Object.entries(row).map(([name, value]) => [spokenName(name), spokenValue(value)])} />
    </div>
  );
}
