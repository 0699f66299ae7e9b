import { useManaged } from '@/components/portal/use-managed';
import { workspace } from '@/lib/workspace/device';

async function loadDialog() {
  const [part] = await Promise.all([import('./manage-dialog'), workspace.load('drafts')]);
  return part.ManageDialog;
}

/** Which activity is managed, and its dialog, fetched at the first use. */
export const useManage = () => useManaged(loadDialog);
