import type { Product } from '@longleaf/contract/orders';
import { IconBook2, IconCoin, IconCompass, IconFileText, IconLayoutGrid } from '@tabler/icons-react';
import styles from './orders.module.css';

const PICTURES = {
  guide: IconBook2,
  money: IconCoin,
  compass: IconCompass,
  poster: IconLayoutGrid,
  leaflet: IconFileText,
} as const;

/** What a product looks like, drawn small. It says nothing that does not stand beside it. */
export function ProductPicture({ picture }: Pick<Product, 'picture'>) {
  const Icon = PICTURES[picture];
  return (
    <span className={styles.picture} data-picture={picture}>
      <Icon size={22} aria-hidden />
    </span>
  );
}
