import { withStorage } from '@/lib/browser/storage';
import { flagKey, isPageCurrent, pageFlag, storageName } from '@/lib/record/session-flag';

/** Returns true if everything ends with the tab, because the person uses a shared computer. */
export const isTabOnly = pageFlag?.mode === 'tab';

/**
 * The name of the database, the channel between tabs and the flag for stored data: one per site path, and one per
 * person below it.
 */
export const deviceName = storageName(pageFlag);

/** Runs with this person's small storage; returns null if it is denied or full, or the person has logged out. */
export function withDeviceStorage<T>(act: (storage: Storage) => T): T | null {
  if (pageFlag && !isPageCurrent()) return null;
  return withStorage(isTabOnly ? 'sessionStorage' : 'localStorage', act);
}

const key = JSON.stringify(flagKey);

/**
 * The script that hides the page before anything is painted: all of the sample from a person who is signed in, or the
 * sample's lists until this device's changes are applied, so that the layout does not shift. After 20 seconds without
 * the page's scripts it says so.
 */
export const waitingScript =
  `try{let d=document.documentElement.dataset;` +
  `if(sessionStorage.getItem(${key})||localStorage.getItem(${key})){d.device="waiting";d.person="waiting";` +
  `setTimeout(()=>d.person&&(d.person="late"),20000)}` +
  `else if(localStorage.getItem(${JSON.stringify(storageName(null))}))d.device="waiting"}catch{}`;
