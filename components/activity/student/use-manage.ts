import { useManaged } from '@/components/list/use-managed';
import { workspace } from '@/lib/store/device';

/** Which activity is managed, and its dialog, fetched at the first use together with the keys that it checks with. */
export const useManage = (loadKeys: () => Promise<unknown>) =>
  useManaged(async () => {
    const [loaded] = await Promise.all([
      import('./manage-dialog'),
      workspace.load('drafts'),
      loadKeys(),
    ]);
    return loaded.ManageDialog;
  });
