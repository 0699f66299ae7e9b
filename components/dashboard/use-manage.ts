import { useManaged } from '@/components/portal/use-managed';
import { workspace } from '@/lib/workspace/device';

/** Which activity is managed, and its dialog, fetched at the first use together with the keys that it checks with. */
export const useManage = (loadKeys: () => Promise<unknown>) =>
  useManaged(async () => {
    const [part] = await Promise.all([
      import('./manage-dialog'),
      workspace.load('drafts'),
      loadKeys(),
    ]);
    return part.ManageDialog;
  });
