import { orderMessages, orderOperations as operations } from '@longleaf/contract/orders';
import { bind } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { contactReader } from '../profile/index.ts';
import { orderFileKeys, orderPieces } from './content.ts';
import { readFileName } from './file-name.ts';
import { orderService } from './service.ts';
import { orderFiles } from './tables.ts';

export { orderExportJobs } from './jobs.ts';
export { resealOrders } from './reseal.ts';
export { orderKeys, sealDetails } from './sealed-details.ts';

const GOOD_FOR_MILLISECONDS = 30 * 86_400_000;

/** Orders of printed materials, by anybody (GAP-097), and the files that those who send them get. */
export function orders(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, dataSecret, clock } = dependencies;
  const service = orderService(dependencies);
  const readContact = contactReader(dependencies);
  bind(app, operations.getOrderProducts, () => service.products());
  bind(app, operations.getOrderChallenge, ({ actor, body }) =>
    service.challenge(actor.kind === 'person' ? actor.id : null, body),
  );
  bind(app, operations.submitOrder, async ({ actor, own, request, body }) => {
    const orderer =
      actor.kind === 'person'
        ? { scope: own('order:change'), contact: await readContact(own('profile:change'), request) }
        : null;
    return service.submit(orderer, body);
  });
  bind(app, operations.getOrders, ({ scope }) => service.list(scope));
  bind(app, operations.getOrderFile, async ({ params }) => {
    const id = readFileName(dataSecret, params.file);
    const [file] =
      id === undefined ? [] : await database.orm.select().from(orderFiles).where(eq(orderFiles.id, id));
    const sentAt = file?.sentAt;
    // Unknown, foreign and old links are all answered alike.
    if (!file || !sentAt || clock().getTime() - sentAt.getTime() > GOOD_FOR_MILLISECONDS)
      throw notFound(orderMessages.noFile);
    return {
      bytes: orderPieces.textOf(database, orderFileKeys(dataSecret), file.id),
      type: 'text/csv; charset=utf-8',
      name: `orders-${file.day}.csv`,
    };
  });
}
