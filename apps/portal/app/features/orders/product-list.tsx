import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@longleaf/contract/orders';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import styles from './orders.module.css';
import { ProductPicture } from './product-picture.tsx';

interface ProductListProps {
  products: readonly Product[];
  onAdd: (product: Product) => void;
}

/** What there is, how much of it may be ordered at a time, and how much is left. */
export function ProductList({ products, onAdd }: ProductListProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.products} aria-label={t`What you can order`}>
      {products.map((product) => {
        const { id, name, details, picture, limit, left } = product;
        return (
          <li key={id} className={styles.product}>
            <ProductPicture picture={picture} />
            <div className={styles.what}>
              <h3>{name}</h3>
              {details && <p className="small soft">{details}</p>}
              <p className="small soft">
                <Plural value={limit} one="Up to # in an order" other="Up to # in an order" />
                {left !== null && left > 0 && (
                  <>
                    {', '}
                    <Plural value={left} one="# left" other="# left" />
                  </>
                )}
              </p>
            </div>
            {left === 0 ? (
              <p className={styles.none}>
                <Trans>None left</Trans>
              </p>
            ) : (
              <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => onAdd(product)}>
                <Trans>
                  Add <span className="visually-hidden">{name}</span>
                </Trans>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
