import { deleteOfflinePages } from '@/components/offline/model/offline-pages';
import { observable } from '@/lib/browser/observable';
import { applyTheme, readTheme } from '@/lib/browser/theme';
import { forgetDrafts } from '@/lib/form/draft-journal';
import { workspace } from '@/lib/store/device';
import { deviceName, withDeviceStorage } from '@/lib/store/device-name';
import { readEverything } from '@/lib/store/everything';
import { remove, type StoreName } from '@/lib/store/record';
import { savedMessage, undoAndAnnounce } from '@/lib/store/write-with-undo';
import { showToast, dismissToast } from '@/lib/toast/toast';
import { eraseChanges } from './backup-merge';

type Undo = () => Promise<void>;

/** The undo function after everything was erased; null if nothing was erased since the page was loaded. */
export const erasure = observable<Undo | null>(null);

/** Erases everything stored on this device, including the theme and the flag that records exist. */
export async function eraseEverything(): Promise<void> {
  const theme = readTheme();
  const now = { all: <S extends StoreName>(store: S) => workspace.all(store, true) };
  const keys = (await now.all('keys')).map(({ id }) => remove('keys', id));
  // First: a file that another tab adds from now on keeps its place, because the record that names it may, too.
  const files = await now.all('files');
  const changes = [...eraseChanges({ ...(await readEverything(now)), files }), ...keys];
  const putBack = await workspace.write(changes);
  withDeviceStorage((storage) => {
    for (const key of Object.keys(storage))
      if (/^(:journal.*|:unnamed)?$/.test(key.replace(deviceName, ''))) storage.removeItem(key);
    forgetDrafts();
  });
  applyTheme('system');
  await deleteOfflinePages();
  const bringBack = async () => {
    erasure.set(null);
    dismissToast(toastId);
    applyTheme(theme);
    await undoAndAnnounce(putBack, undoes);
  };
  const undoes = 'everything erased';
  const toastId = showToast(savedMessage('Everything was erased from this device.'), {
    urgent: true,
    action: { label: 'Undo', undoes, run: bringBack },
  });
  erasure.set(bringBack);
}
