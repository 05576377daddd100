import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedApplication } from '@longleaf/contract/direct-admission';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { useSearchParams } from 'react-router';
import { SECTOR_NAMES } from '../../domain/colleges/sector-names.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './direct-admission.module.css';

/** From so many colleges on they are looked through instead of read. */
export const MANY_OFFERS = 12;

/** What somebody looks for among the colleges, in the address: it is there again after a visit to one of them. */
function useChosen() {
  const [address, setAddress] = useSearchParams();
  const put = (name: 'find' | 'kind', value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { find: address.get('find') ?? '', kind: address.get('kind') ?? '', put };
}

/** The colleges of the chosen kind whose name or town has the typed words in it. */
export function useChosenOffers(offers: readonly OfferedApplication[]): readonly OfferedApplication[] {
  const { find, kind } = useChosen();
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ college }) => {
    const text = `${college.name} ${college.shortName} ${college.city}`.toLowerCase();
    return (kind === '' || college.collegeType === kind) && words.every((word) => text.includes(word));
  });
}

/** The tools to look through many colleges: a name or town, and the kind. */
export function ChooseOffers({ offers }: { offers: readonly OfferedApplication[] }) {
  const { t, i18n } = useLingui();
  const { find, kind, put } = useChosen();
  const shown = useChosenOffers(offers).length;
  const kinds = collegeTypes.filter((type) => offers.some(({ college }) => college.collegeType === type));
  return (
    <div className={styles.choose} data-print="no">
      <TextField
        type="search"
        label={<Trans>Name or town</Trans>}
        value={find}
        onChange={({ currentTarget }) => put('find', currentTarget.value)}
      />
      {kinds.length > 1 && (
        <NativeSelect
          label={<Trans>Kind of college</Trans>}
          value={kind}
          onChange={(next) => put('kind', next)}
          options={[
            { value: '', label: t`All` },
            ...kinds.map((type) => ({ value: type, label: i18n._(SECTOR_NAMES[type]) })),
          ]}
        />
      )}
      <p role="status" className="small soft">
        {shown === 0 ? (
          <Trans>None of these colleges fits. Try fewer letters or another kind.</Trans>
        ) : (
          <Trans>
            {shown} of {offers.length} colleges
          </Trans>
        )}
      </p>
    </div>
  );
}
