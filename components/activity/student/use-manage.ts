import { useManaged } from '@/components/list/use-managed';
import { workspace } from '@/lib/store/device';

/** The managed activity and its dialog, which is loaded on first use together with the drafts. */
export const useManage = () =>
  useManaged(async () => {
    const [loaded] = await Promise.all([import('./manage-dialog'), workspace.load('drafts')]);
    return loaded.ManageDialog;
  });
