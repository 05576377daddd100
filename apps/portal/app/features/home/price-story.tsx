import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { INCOME_BANDS } from '../../domain/income/income-bands.ts';
import { PriceBars } from './price-bars.tsx';
import styles from './price-story.module.css';
import { pricesQuery } from './queries.ts';

/** What is paid after grants, beside the full bill, for the family income one chooses. */
export function PriceStorySection() {
  const { t } = useLingui();
  const [band, setBand] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery(pricesQuery());
  return (
    <section className={`wrap ${styles.section}`}>
      <div>
        <h2 className={styles.title}>
          <Trans>The price you see is rarely the price you pay</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>
            Grants and scholarships lower the bill. The net price is what families like yours paid after them,
            for one full year of tuition, housing, food and books.
          </Trans>
        </p>
        <NativeSelect
          label={t`Family income`}
          value={String(band)}
          onChange={(value) => setBand(Number(value))}
          options={INCOME_BANDS.map(({ label }, value) => ({ label, value: String(value) }))}
          className={styles.income}
        />
        <p>
          <Link to="/college-search" className="strong-link">
            <Trans>See prices at every college</Trans>
            &nbsp;
            <IconArrowRight size={18} aria-hidden />
          </Link>
        </p>
      </div>
      {data ? (
        <PriceBars story={data} band={band} />
      ) : isError ? (
        <ErrorState
          title={<Trans>We could not load the prices.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading label={t`Loading prices`}>
          <Skeleton height={380} />
        </Loading>
      )}
    </section>
  );
}
