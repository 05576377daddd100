import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderMessages, orderOperations, type Product } from '@longleaf/contract/orders';
import type { Address } from '@longleaf/contract/addresses';
import { keptRows } from '@longleaf/rules/orders/items';
import { NEW_ORDER_ADDRESS } from '@longleaf/rules/orders/recipient';
import { useMemo, useState } from 'react';
import { AddressFields } from '../../domain/addresses/address-fields.tsx';
import { inputOf, textOf } from '../../domain/addresses/address-text.ts';
import { useAddressCheck } from '../../domain/addresses/use-address-check.tsx';
import { Form, Two } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SummaryPanel } from '../../kit/page/panels.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CaptchaLine } from './captcha-line.tsx';
import type { LastOrder } from './last-order.ts';
import { OrderRows } from './order-rows.tsx';
import { complainAboutOrder, EMPTY_ROW, type OrderValues, withOneMore } from './order-values.ts';
import styles from './orders.module.css';
import { ProductList } from './product-list.tsx';
import { useCaptcha } from './use-captcha.ts';

interface OrderFormProps {
  products: readonly Product[];
  /** The address of the profile of whoever is signed in. */
  own: Address | null;
  onOrdered: (order: LastOrder) => void;
}

/** The order: what there is, rows, where it goes, the captcha, and what is about to be sent (UI-043). */
export function OrderForm({ products, own, onOrdered }: OrderFormProps) {
  const { t } = useLingui();
  const [added, setAdded] = useState('');
  const captcha = useCaptcha();
  const { check, stopped, modal } = useAddressCheck(() => t`Mailing address`);
  const stored = useMemo<OrderValues>(
    () => ({ items: [EMPTY_ROW], mailingAddress: own === null ? NEW_ORDER_ADDRESS : textOf(own) }),
    [own],
  );
  const form = useForm({
    form: 'order',
    operation: orderOperations.submitOrder,
    stored,
    opens: 'always',
    check: (values: OrderValues) => complainAboutOrder(values, products),
    toSend: async ({ items, mailingAddress }) => {
      // Dropped before it is sent (VAL-044), here as well, so that a complaint names the row that is seen.
      const kept = keptRows(items);
      form.set({ items: kept });
      const checked = await check({ mailingAddress }, [own]);
      const address = checked?.['mailingAddress'];
      if (address === undefined) return null;
      const { firstName, lastName } = mailingAddress;
      const order = { mailingAddress: { ...inputOf(address), firstName, lastName }, items: kept };
      return { body: { ...order, recaptchaToken: await captcha.tokenFor(order) } };
    },
    onDone: (code, { items }) => {
      captcha.forget();
      onOrdered({ code, pieces: piecesOf(items) });
    },
    failed: (error) => {
      // What was refused is refused again; what got no answer, or has to wait, may have been taken.
      if (error.status === 400) captcha.forget();
      return orderMessages.failed;
    },
  });
  const { items, mailingAddress } = form.values;
  const pieces = piecesOf(keptRows(items));
  const name = (part: 'firstName' | 'lastName') => ({
    name: `mailingAddress.${part}`,
    value: mailingAddress[part],
    error: form.errorOf(`mailingAddress.${part}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      form.set({ mailingAddress: { ...mailingAddress, [part]: event.currentTarget.value } }),
  });
  return (
    <>
      <Form form={form} label={t`Order materials`} buttons={null}>
        <div className={styles.columns}>
          <div className={styles.parts}>
            <section aria-labelledby="order-what">
              <h2 id="order-what">
                <Trans>What would you like?</Trans>
              </h2>
              <ProductList
                products={products}
                onAdd={(product) => {
                  form.set({ items: withOneMore(items, product) });
                  setAdded(t`${product.name} is in your order.`);
                }}
              />
              <p role="status" className="visually-hidden">
                {added}
              </p>
              <h3 className={styles.own}>
                <Trans>Your rows</Trans>
              </h3>
              {form.errorOf('items') !== undefined && <p className={styles.error}>{form.errorOf('items')}</p>}
              <OrderRows
                products={products}
                items={items}
                onItems={(changed) => form.set({ items: changed })}
                errorOf={form.errorOf}
              />
            </section>
            <section aria-labelledby="order-where">
              <h2 id="order-where">
                <Trans>Where should we send it?</Trans>
              </h2>
              {own !== null && (
                <p className="small soft">
                  <Trans>From your profile. Changes here are for this order only.</Trans>
                </p>
              )}
              <div className={styles.fields}>
                <Two>
                  <TextField
                    label={<Trans>First name</Trans>}
                    autoComplete="shipping given-name"
                    {...name('firstName')}
                  />
                  <TextField
                    label={<Trans>Last name</Trans>}
                    autoComplete="shipping family-name"
                    {...name('lastName')}
                  />
                </Two>
                <AddressFields section="shipping" {...form.bind('mailingAddress')} errorOf={form.errorOf} />
              </div>
            </section>
            <section aria-labelledby="order-person">
              <h2 id="order-person">
                <Trans>One check that you are a person</Trans>
              </h2>
              <p className="small soft">
                <Trans>
                  Your browser does some math for us. There is nothing for you to solve, and nobody tracks
                  you.
                </Trans>
              </p>
              <CaptchaLine state={captcha.state} />
            </section>
          </div>
          <SummaryPanel
            title={<Trans>Your order</Trans>}
            rows={[
              ...keptRows(items).map(({ itemName, quantity }) => [itemName, quantity] as const),
              [<Trans key="cost">Cost</Trans>, <Trans key="free">Free</Trans>],
            ]}
          >
            {stopped !== null && (
              <div role="alert">
                <Message kind="warning">
                  <p>
                    <strong>{stopped}</strong>{' '}
                    <Trans>
                      Nothing is ordered yet. Order again to choose an address, or change it first.
                    </Trans>
                  </p>
                </Message>
              </div>
            )}
            <Button look="main" type="submit" busy={form.busy} fullWidth>
              <Plural value={pieces} _0="Order" one="Order # piece" other="Order # pieces" />
            </Button>
          </SummaryPanel>
        </div>
      </Form>
      {modal}
    </>
  );
}

function piecesOf(items: OrderValues['items']): number {
  return items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}
