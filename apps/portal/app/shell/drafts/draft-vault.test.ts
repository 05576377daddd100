import { beforeEach, describe, expect, test } from 'vitest';
import { memoryDraftStore } from './draft-store.ts';
import { createDraftVault, DRAFT_DAYS, type DraftVault } from './draft-vault.ts';
import { importKey } from './seal.ts';

const keyBytes = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));

let now: number;
let keys: Map<string, CryptoKey>;
let vault: DraftVault;
const store = memoryDraftStore();

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z');
  keys = new Map([
    ['maya', await importKey(keyBytes(1))],
    ['omar', await importKey(keyBytes(2))],
    ['visitor', await importKey(keyBytes(3))],
  ]);
  for (const row of await store.all()) await store.remove(row.owner, row.form);
  vault = createDraftVault({ store, keyOf: async (owner) => keys.get(owner) ?? null, now: () => now });
});

describe('drafts', () => {
  test('come back to the person who typed them', async () => {
    await vault.keep('maya', 'essay', { text: 'My grandmother' });
    expect(await vault.read('maya', 'essay')).toEqual({ text: 'My grandmother' });
  });

  test('are not readable where they lie', async () => {
    await vault.keep('maya', 'essay', { text: 'My grandmother' });
    const [row] = await store.all();
    expect(new TextDecoder('latin1').decode(row?.data)).not.toContain('grandmother');
  });

  test('the next person gets nothing, not even by naming the owner', async () => {
    await vault.keep('maya', 'essay', 'secret');
    expect(await vault.read('omar', 'essay')).toBeUndefined();
    keys = new Map([['maya', await importKey(keyBytes(2))]]);
    expect(await vault.read('maya', 'essay')).toBeUndefined();
  });

  test('wait for their key while it cannot be had at once', async () => {
    await vault.keep('maya', 'essay', 'My grandmother');
    const key = keys.get('maya') ?? null;
    const tab = createDraftVault({
      store,
      keyOf: async (_, how) => (how?.isPatient ? key : null),
      now: () => now,
    });
    expect(await tab.read('maya', 'essay')).toBe('My grandmother');
    expect(await tab.keep('maya', 'essay', 'M')).toBe(false);
  });

  test('tell which forms have one, the newest first, to their owner alone', async () => {
    for (const form of ['calendar:7', 'calendar:new', 'essay']) {
      await vault.keep('maya', form, 'typed');
      now += 1000;
    }
    await vault.keep('omar', 'calendar:8', 'typed');
    expect(await vault.formsOf('maya', 'calendar:')).toEqual(['calendar:new', 'calendar:7']);
    expect(await vault.formsOf('visitor', 'calendar:')).toEqual([]);
    keys.delete('maya');
    expect(await vault.formsOf('maya', 'calendar:')).toEqual([]);
  });

  test('wait for their owner while the key cannot be had', async () => {
    await vault.keep('maya', 'essay', 'secret');
    const key = keys.get('maya');
    keys.delete('maya');
    expect(await vault.read('maya', 'essay')).toBeUndefined();
    if (key) keys.set('maya', key);
    expect(await vault.read('maya', 'essay')).toBe('secret');
  });

  test('without a key nothing is written', async () => {
    expect(await vault.keep('stranger', 'essay', 'secret')).toBe(false);
    expect(await store.all()).toEqual([]);
  });

  describe('that are being sealed', () => {
    const slowly = () => {
      let given: (key: CryptoKey) => void = () => {};
      const slow = createDraftVault({
        store,
        keyOf: () => new Promise<CryptoKey>((resolve) => (given = resolve)),
        now: () => now,
      });
      return { slow, giveKey: () => given(keys.get('maya')!) };
    };

    test('do not come back once the form was sent', async () => {
      const { slow, giveKey } = slowly();
      const keeping = slow.keep('maya', 'essay', 'sent already');
      await slow.drop('maya', 'essay');
      giveKey();
      expect(await keeping).toBe(false);
      expect(await store.all()).toEqual([]);
    });

    test('do not outlive signing out', async () => {
      const { slow, giveKey } = slowly();
      const keeping = slow.keep('maya', 'essay', 'hers');
      await slow.wipe('maya');
      giveKey();
      expect(await keeping).toBe(false);
      expect(await store.all()).toEqual([]);
    });

    test('are kept when another form was sent', async () => {
      const { slow, giveKey } = slowly();
      const keeping = slow.keep('maya', 'essay', 'not sent');
      await slow.drop('maya', 'address');
      await slow.wipe('omar');
      giveKey();
      expect(await keeping).toBe(true);
      expect(await store.all()).toHaveLength(1);
    });
  });

  test('signing out wipes the own ones and leaves those of others', async () => {
    await vault.keep('maya', 'essay', 'hers');
    await vault.keep('maya', 'address', 'hers too');
    await vault.keep('omar', 'essay', 'his');
    await vault.wipe('maya');
    expect(await vault.read('maya', 'essay')).toBeUndefined();
    expect(await vault.read('omar', 'essay')).toBe('his');
    expect((await store.all()).map(({ owner }) => owner)).toEqual(['omar']);
  });

  test('are dropped after two weeks', async () => {
    await vault.keep('maya', 'essay', 'old');
    now += DRAFT_DAYS * 86_400_000;
    expect(await vault.read('maya', 'essay')).toBe('old');
    now += 1;
    expect(await vault.read('maya', 'essay')).toBeUndefined();
    expect(await store.all()).toEqual([]);
  });

  test('what a visitor typed becomes theirs on sign-in', async () => {
    await vault.keep('visitor', 'essay', 'typed before');
    await vault.handOver('visitor', 'maya');
    expect(await vault.read('maya', 'essay')).toBe('typed before');
    expect(await vault.read('visitor', 'essay')).toBeUndefined();
  });

  test('a draft the person already has is not overwritten by the handing over', async () => {
    await vault.keep('maya', 'essay', 'the long one');
    await vault.keep('visitor', 'essay', 'a word');
    await vault.handOver('visitor', 'maya');
    expect(await vault.read('maya', 'essay')).toBe('the long one');
  });
});
