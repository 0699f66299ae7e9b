import type { Page } from '@playwright/test';

/** Number of records in the device's database, in one store or in all, whatever the page shows. */
export function countStored(page: Page, store?: string): Promise<number> {
  return page.evaluate(async (only) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'edify:/')) return 0;
    return new Promise<number>((resolve, reject) => {
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
    });
  }, store);
}
