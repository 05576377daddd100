import { orderOperations } from '@longleaf/contract/orders';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/orders.ts`. */
export const ordersPairs: Pairs = [[orderOperations.getOrders, reads('/orders', OWN.orderName)]];
