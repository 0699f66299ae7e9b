/** What a page of the site runs in the simulator: the product's own modules, called as its components call them. */
import { flushDrafts } from '@/lib/browser/new-release';
import { textContent } from '@/lib/form/form-content';
import { FormDraft } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import {
  begunLogouts,
  flagKey,
  isPageCurrent,
  pageFlag,
  readFlag,
} from '@/lib/record/session-flag';
import { deleteWithUndo } from '@/lib/store/deletion';
import { markHydrated, workspace } from '@/lib/store/device';
import { deviceName } from '@/lib/store/device-name';
import { toFileRecord } from '@/lib/store/file';
import { mergeRecords } from '@/lib/store/merge';
import * as overlay from '@/lib/store/overlay';
import { put, type StoreName } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { toastStore } from '@/lib/toast/toast';

/** The stores that the page shows. */
const shown: readonly StoreName[] = [
  ...(['projects', 'achievements', 'activities', 'drafts', 'orders', 'submissions'] as const),
  'letters',
];

const session = () => import('./session');

/** Starts the page as the shell does once it is hydrated. */
function start(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === flagKey && readFlag()?.name !== pageFlag?.name)
      void flushDrafts().then(() => window.location.reload());
  });
  if (!isPageCurrent()) return;
  for (const store of shown) void workspace.load(store);
  markHydrated();
  if (begunLogouts().length > 0) void session().then((code) => code.finishLogouts());
  if (pageFlag?.hasKept) void session().then((code) => code.restoreKept(pageFlag!));
}

const activitiesIn = () =>
  mergeRecords([], workspace.records('activities') as never) as unknown as OwnActivity[];

/** An open form with a draft, as the hook of a component handles it. */
function openForm(name: string, title: string) {
  const draft = new FormDraft(workspace, name, textContent({ title }));
  void draft.open();
  const store = () => void draft.store();
  window.addEventListener('pagehide', store);
  const close = () => {
    draft.close();
    window.removeEventListener('pagehide', store);
  };
  return { draft, close };
}

export const page = {
  ...{ start, workspace, toastStore, deviceName, pageFlag, isPageCurrent, session },
  ...{ writeWithUndo, deleteWithUndo, put, toFileRecord, FormMerge, textContent, openForm },
  activitiesIn,
  overlay,
  activity: () => import('./activity'),
  backup: () => import('./backup'),
  drop: () => import('./drop'),
  exchange: () => import('./exchange'),
};

export type Product = typeof page;
