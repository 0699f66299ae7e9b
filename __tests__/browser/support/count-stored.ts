import type { Page } from '@playwright/test';

/** How many records the device's database has, in one store or in all: what is written by now, whatever is shown. */
export function countStored(page: Page, store?: string): Promise<number> {
  return page.evaluate(
    (only) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('edify:/');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const names = only ? [only] : [...database.objectStoreNames];
          const transaction = database.transaction(names);
          const counts = names.map((name) => transaction.objectStore(name).count());
          transaction.oncomplete = () => {
            database.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          };
        };
      }),
    store,
  );
}
