import { startSftpServer } from '@longleaf/testkit/sftp-server';
import { afterAll, afterEach, expect, it } from 'vitest';
import { checkSftp, clearOverSftp, putOverSftp, readOverSftp, type SftpPlace, sftpPlace } from './sftp.ts';

const server = await startSftpServer();
afterAll(() => server.close());
afterEach(() => {
  server.refuse(false);
  server.files.clear();
});
const placeOf = (address: string) => sftpPlace(address) as SftpPlace;
const place = placeOf(server.address);
const names = () => [...server.files.keys()];

it('a file is put whole under its name, once', async () => {
  const bytes = Buffer.alloc(200_000, 'x');
  await putOverSftp(place, 'a.xml', bytes);
  expect(names()).toEqual(['/incoming/a.xml']);
  expect(server.files.get('/incoming/a.xml')?.equals(bytes)).toBe(true);
  await putOverSftp(place, 'a.xml', Buffer.from('another'));
  expect(server.files.get('/incoming/a.xml')?.equals(bytes)).toBe(true);
});

it('two copies that put the same at once leave one, and no draft', async () => {
  await Promise.all(Array.from({ length: 4 }, () => putOverSftp(place, 'b.xml', Buffer.from('same'))));
  expect(names()).toEqual(['/incoming/b.xml']);
});

it('a server with another host key is given nothing', async () => {
  await expect(putOverSftp(placeOf(server.wrongHost), 'c.xml', Buffer.from('x'))).rejects.toThrow(
    /the host key is not SHA256:/,
  );
  expect(names()).toEqual([]);
});

it('a server that refuses, or is away, makes it fail', async () => {
  server.refuse(true);
  await expect(putOverSftp(place, 'd.xml', Buffer.from('x'))).rejects.toThrow(/Failure|fail/i);
  await expect(putOverSftp({ ...place, port: 9 }, 'd.xml', Buffer.from('x'))).rejects.toThrow(/ECONNREFUSED/);
  await expect(putOverSftp({ ...place, keyFile: '/nowhere' }, 'd.xml', Buffer.from('x'))).rejects.toThrow(
    /ENOENT/,
  );
});

it('is checked by its folder', async () => {
  await checkSftp(place);
  await expect(checkSftp({ ...place, folder: '/elsewhere' })).rejects.toThrow(
    'there is no folder /elsewhere',
  );
});

it('an address is read', () => {
  const print = `SHA256:${'a+/'.repeat(14)}b`;
  expect(sftpPlace(`sftp://l@sftp.example.edu/in/box/?key=/etc/key&host=${print}`)).toEqual({
    host: 'sftp.example.edu',
    port: 22,
    username: 'l',
    folder: '/in/box',
    keyFile: '/etc/key',
    hostKey: print,
  });
});

it.each([
  'sftp.example.edu',
  'ftp://l@h/in?key=/k&host=SHA256:' + 'a'.repeat(43),
  'sftp://h/in?key=/k&host=SHA256:' + 'a'.repeat(43),
  'sftp://l:word@h/in?key=/k&host=SHA256:' + 'a'.repeat(43),
  'sftp://l@h/in?key=k&host=SHA256:' + 'a'.repeat(43),
  'sftp://l@h/in?host=SHA256:' + 'a'.repeat(43),
  'sftp://l@h/in?key=/k',
  'sftp://l@h/in?key=/k&host=SHA256:short',
])('%s is no address', (text) => {
  expect(sftpPlace(text)).toBeUndefined();
});

it('small files with an ending are read, and put away', async () => {
  server.files.set('/incoming/a.ack.json', Buffer.from('{}'));
  server.files.set('/incoming/b.ack.json', Buffer.alloc(2_000, ' '));
  server.files.set('/incoming/c.xml', Buffer.from('<a/>'));
  const found = await readOverSftp(place, { ending: '.ack.json', atMost: 10, mostBytes: 1_000 });
  expect(found.map(({ name, bytes }) => [name, bytes?.toString()])).toEqual([
    ['a.ack.json', '{}'],
    ['b.ack.json', undefined],
  ]);
  expect(await readOverSftp(place, { ending: '.ack.json', atMost: 1, mostBytes: 1_000 })).toHaveLength(1);
  await clearOverSftp(place, { gone: ['a.ack.json', 'never-there'], aside: ['b.ack.json', 'nor-this'] });
  expect(names()).toEqual(['/incoming/c.xml', '/incoming/b.ack.json.refused']);
});

it('an empty folder has none', async () => {
  expect(await readOverSftp(place, { ending: '.ack.json', atMost: 10, mostBytes: 1_000 })).toEqual([]);
});
