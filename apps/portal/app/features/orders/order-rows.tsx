import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@longleaf/contract/orders';
import { mayAddRow, type OrderRow } from '@longleaf/rules/orders/items';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Stepper } from '../../kit/fields/stepper.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { EMPTY_ROW, mostOf } from './order-values.ts';
import styles from './orders.module.css';
import { ProductPicture } from './product-picture.tsx';

interface OrderRowsProps {
  products: readonly Product[];
  items: readonly OrderRow[];
  onItems: (items: readonly OrderRow[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The rows of an order: each a thing and how many. A new one is added only if the last has a name (VAL-045). */
export function OrderRows({ products, items, onItems, errorOf }: OrderRowsProps) {
  const { t } = useLingui();
  const [asksForName, setAsksForName] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const change = (at: number, part: Partial<OrderRow>) => {
    setAsksForName(false);
    onItems(items.map((row, index) => (index === at ? { ...row, ...part } : row)));
  };
  const add = () => {
    setAsksForName(!mayAddRow(items));
    if (mayAddRow(items)) return onItems([...items, EMPTY_ROW]);
    [...(root.current?.querySelectorAll('select') ?? [])].at(-1)?.focus();
  };
  const remove = (at: number) => {
    const left = items.filter((_, index) => index !== at);
    onItems(left.length > 0 ? left : [EMPTY_ROW]);
    more.current?.focus();
  };
  return (
    <div ref={root} className={styles.rows}>
      {items.map((row, at) => {
        const product = products.find(({ name }) => name === row.itemName);
        const number = at + 1;
        const wrong = errorOf(`items.${at}.quantity`);
        return (
          // Rows have no name of their own until something is chosen; only the last one is ever added.
          <div key={at} role="group" aria-label={t`Row ${number}`} className={styles.row}>
            {product ? <ProductPicture picture={product.picture} /> : <span className={styles.noPicture} />}
            <div className={styles.what}>
              <SelectField
                label={<Trans>Item</Trans>}
                name={`items.${at}.itemName`}
                value={row.itemName}
                error={errorOf(`items.${at}.itemName`)}
                onChange={(event) => change(at, { itemName: event.currentTarget.value })}
              >
                <option value="">{t`Choose one`}</option>
                {products.map(({ id, name, left }) => (
                  <option key={id} value={name} disabled={left === 0}>
                    {left === 0 ? t`${name} (none left)` : name}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className={styles.many}>
              <Stepper
                label={product ? t`Quantity of ${product.name}` : t`Quantity in row ${number}`}
                name={`items.${at}.quantity`}
                value={row.quantity ?? 1}
                least={1}
                most={Math.max(1, mostOf(product))}
                wrong={wrong}
                onValue={(quantity) => change(at, { quantity })}
              />
            </div>
            <Button look="quiet" icon={<IconTrash size={18} aria-hidden />} onClick={() => remove(at)}>
              <Trans>
                Remove <span className="visually-hidden">row {number}</span>
              </Trans>
            </Button>
          </div>
        );
      })}
      <p role="status" className="small">
        {asksForName && <Trans>Choose something in the last row first.</Trans>}
      </p>
      <Button ref={more} icon={<IconPlus size={18} aria-hidden />} onClick={add} name="items">
        <Trans>Add another item</Trans>
      </Button>
    </div>
  );
}
