// The measured server: the real API on its real routes, and beside them routes that answer a constant JSON of equal size.
import { openDatabase } from '@longleaf/platform/database';
import { benchApi } from './bench-api.ts';

const database = openDatabase(process.env['DATABASE_URL'] ?? '', { maximum: 2 });
const app = await benchApi(database);

const constants = new Map<string, unknown>();
app.post<{ Params: { name: string } }>('/bench/constant/:name', (request) =>
  constants.get(request.params.name),
);
app.get<{ Params: { name: string } }>('/bench/constant/:name', (request) =>
  constants.get(request.params.name),
);

await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.on('message', (message: { set?: [string, unknown]; memory?: true }) => {
  if (message.set) constants.set(...message.set);
  if (message.memory) globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), processor: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
