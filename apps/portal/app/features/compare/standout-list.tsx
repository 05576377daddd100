import { Plural, Trans } from '@lingui/react/macro';
import { dollars } from '../../lib/format.ts';
import type { IncomeBand } from '../../domain/income/income-bands.ts';
import type { ComparedCollege } from './compared-college.ts';
import styles from './compare-screen.module.css';
import { type Standout, standouts } from './standouts.ts';

interface StandoutListProps {
  colleges: readonly ComparedCollege[];
  band: IncomeBand | null;
}

/** Up to three plain sentences made from the data; nothing when nothing stands out. */
export function StandoutList({ colleges, band }: StandoutListProps) {
  const facts = standouts(
    colleges.map(({ card, isOpen, netPrices, payAfter10Years, payOf, medianDebt }) => ({
      name: card.shortName,
      level: card.level,
      gone: isOpen ? null : card.change?.kind === 'merged' ? ('merged' as const) : ('closed' as const),
      price: band === null ? card.netPrice : (netPrices[band] ?? null),
      priceIsEstimate: band === null && card.netPriceKind === 'estimated',
      retentionRate: card.retentionRate,
      graduationRate: card.graduationRate,
      // Pay of several campuses together says nothing of this one alone.
      payAfter10Years: payOf > 1 ? null : payAfter10Years,
      medianDebt,
    })),
  );
  if (facts.length === 0) return null;
  return (
    <section className={`sunk ${styles.stand}`}>
      <h2>
        <Trans>What stands out</Trans>
      </h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.kind + ('name' in fact ? fact.name : '')}>
            <Sentence fact={fact} forIncome={band !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ fact, forIncome }: { fact: Standout; forIncome: boolean }) {
  switch (fact.kind) {
    case 'closed':
      return (
        <Trans>
          <strong>{fact.name} has closed.</strong> Its figures are from before.
        </Trans>
      );
    case 'merged':
      return (
        <Trans>
          <strong>{fact.name} has become part of another college.</strong> Its figures are from before.
        </Trans>
      );
    case 'price':
      return <PriceSentence fact={fact} forIncome={forIncome} />;
    case 'retention':
      return (
        <Trans>
          <strong>{fact.name} keeps more students:</strong> <Tenths of={fact.tenths} /> come back for a second
          year.
        </Trans>
      );
    case 'graduation':
      return (
        <Trans>
          <strong>{fact.name} graduates more students:</strong> <Tenths of={fact.tenths} /> finish.
        </Trans>
      );
    case 'pay': {
      const more = dollars(fact.more);
      return (
        <Trans>
          <strong>Pay is highest after {fact.name}:</strong> {more} a year more than after {fact.next}.
        </Trans>
      );
    }
    case 'debt': {
      const less = dollars(fact.less);
      return (
        <Trans>
          <strong>{fact.name} leaves the least debt:</strong> {less} less than {fact.next}.
        </Trans>
      );
    }
    case 'two-year':
      return <TwoYearSentence names={fact.names} />;
  }
}

/** A share in words. Ten in ten would claim that nobody leaves. */
function Tenths({ of: tenths }: { of: number }) {
  return tenths === 10 ? <Trans>almost all</Trans> : <Trans>{tenths} in 10</Trans>;
}

function PriceSentence({
  fact,
  forIncome,
}: {
  fact: Extract<Standout, { kind: 'price' }>;
  forIncome: boolean;
}) {
  const [near, far] = fact.rest;
  if (!near) return null;
  const [nearMore, farMore] = [dollars(near.more), dollars(far?.more ?? 0)];
  return (
    <>
      <strong>
        <Trans>{fact.name} costs least.</Trans>
      </strong>{' '}
      {forIncome ? <Trans>For your income it is</Trans> : <Trans>After grants it is</Trans>}{' '}
      {far ? (
        <Trans>
          {nearMore} a year less than {near.name} and {farMore} less than {far.name}.
        </Trans>
      ) : (
        <Trans>
          {nearMore} a year less than {near.name}.
        </Trans>
      )}
      {fact.hasEstimate && (
        <>
          {' '}
          <Trans>Prices of public colleges in states other than yours are estimates.</Trans>
        </>
      )}
    </>
  );
}

function TwoYearSentence({ names }: { names: readonly string[] }) {
  const list = names.join(', ');
  return (
    <>
      <strong>
        <Plural
          value={names.length}
          one={`${list} is a two-year college.`}
          other={`Two-year colleges: ${list}.`}
        />
      </strong>{' '}
      <Trans>Many students transfer, so its graduation rate tells only part of the story.</Trans>
    </>
  );
}
