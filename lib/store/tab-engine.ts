import { fromBase64, blobToBase64 } from '@/lib/file/base64';
import { backupDue } from './backup';
import { parseRecord, type Engine } from './engine';
import { QuotaError } from './quota-error';
import type { Change, Outcome, Records, StoreName } from './record';
import { unusedFiles, type Everything } from './everything';
import { labelOf, storeNames } from './store-list';

type AnyRecord = Records[StoreName];
type Stores = Map<StoreName, Map<string, AnyRecord>>;

/** Stores everything in the tab: it survives a reload and ends with the tab, also if the browser crashes. */
export async function openTabEngine(name: string): Promise<Engine> {
  const key = `${name}:tab`;
  let stores = readStores(sessionStorage.getItem(key));
  const recordsOf = <S extends StoreName>(store: S) => stores.get(store) as Map<string, Records[S]>;
  return {
    load: async (store) => ({ records: [...recordsOf(store).values()], lost: 0 }),
    read: async (store, id) => recordsOf(store).get(id) ?? null,
    write: async (changes) => {
      const next: Stores = new Map(
        [...stores].map(([store, records]) => [store, new Map(records)]),
      );
      const outcomes = apply([...changes, ...backupDue(changes)], next);
      const text = await formatStores(next);
      try {
        sessionStorage.setItem(key, text);
      } catch {
        throw new QuotaError(outcomes);
      }
      stores = next;
      return outcomes;
    },
    collect: async () => [],
    labelOf,
    close: () => {},
  };
}

function apply(changes: readonly Change[], stores: Stores): Outcome[] {
  return changes.map(({ store, id, to }) => {
    const records = stores.get(store)!;
    const before = records.get(id) ?? null;
    const after = (to as (current: AnyRecord | null) => AnyRecord | null)(before);
    if (after) records.set(id, after);
    else records.delete(id);
    return { store, id, before, after };
  });
}

/** All records as JSON, files in base64. Signing keys cannot be written: they end with the page. */
async function formatStores(stores: Stores): Promise<string> {
  const lists = await Promise.all(
    [...stores]
      .filter(([store, records]) => store !== 'keys' && records.size > 0)
      .map(async ([store, records]) => [
        store,
        await Promise.all([...records.values()].map(toJson)),
      ]),
  );
  return JSON.stringify(Object.fromEntries(lists));
}

async function toJson(record: AnyRecord): Promise<object> {
  if (!('blob' in record)) return record;
  return { ...record, blob: { type: record.blob.type, content: await blobToBase64(record.blob) } };
}

/** Without the files that no record references any more: nothing of an earlier page is undone, and a tab holds little. */
function readStores(text: string | null): Stores {
  const lists = JSON.parse(text ?? '{}') as Partial<Record<StoreName, unknown[]>>;
  const stores: Stores = new Map(
    storeNames.map((store) => {
      const records = (lists[store] ?? []).map((value) => parseRecord(store, fromJson(value)));
      return [store, new Map(records.flatMap((record) => (record ? [[record.id, record]] : [])))];
    }),
  );
  const all = [...stores].map(([store, records]) => [store, [...records.values()]]);
  const everything = Object.fromEntries(all) as unknown as Everything;
  for (const { id } of unusedFiles(everything)) stores.get('files')?.delete(id);
  return stores;
}

function fromJson(value: unknown): unknown {
  const { blob } = value as { blob?: { type: string; content: string } };
  if (!blob) return value;
  return { ...(value as object), blob: new Blob([fromBase64(blob.content)], { type: blob.type }) };
}
