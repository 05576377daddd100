import { documentMessages, documentOperations } from '@longleaf/contract/documents';
import { bind } from '@longleaf/http/bind';
import { fill } from '@longleaf/rules/words/fill';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../../dependencies.ts';
import { contactReader } from '../profile/index.ts';
import { receiptIssuer } from '../receipts/index.ts';
import { openPress, type Press } from './press/press.ts';
import { documentService } from './service.ts';
import { documentStyle } from './style.ts';

/** Pages as documents: kept as a file, or mailed to whoever asks. */
export function documents(app: FastifyInstance, dependencies: Dependencies, registry: Registry): void {
  const { settings, log, portal } = dependencies;
  const style = documentStyle(portal?.clientFolder);
  // Told by the first document that needs it.
  style.catch(() => undefined);
  const press = openPress(
    async () => ({ folder: settings.DATA_DIR, style: await style }),
    (trouble) => log.warn({ trouble }, 'printing documents'),
  );
  tellOfQueue(press, registry);
  app.addHook('onClose', () => press.stop());
  const service = documentService({
    ...dependencies,
    press,
    words: app.words,
    receipts: receiptIssuer(dependencies),
  });
  const contactOf = contactReader(dependencies);

  bind(app, documentOperations.downloadDocument, async ({ body, own, request }) => {
    const reader = await contactOf(own('profile:change'), request);
    return service.file(body, reader);
  });
  bind(app, documentOperations.mailDocument, async ({ body, own, request }) => {
    const reader = await contactOf(own('profile:change'), request);
    const to = await service.mail(body, { scope: own('receipt:change'), contact: reader });
    return { message: fill(documentMessages.mailed, { product: settings.PRODUCT_NAME }), to };
  });
}

function tellOfQueue(press: Press, registry: Registry): void {
  new Gauge({
    name: 'longleaf_documents',
    help: 'Pages that are printed as documents now, and those that wait for it',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { waiting, printing } = press.load();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'printing' }, printing);
    },
  });
}
