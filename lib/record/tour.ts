import { withStorage } from '@/lib/browser/storage';
import type { PersonKind } from './person';
import { flagKey, storageName, tabKeyName, type SessionFlag } from './session-flag';

/** The sessionStorage key of the sample people who share the tab during the tour. */
export const tourKey = `${storageName(null)}:tour`;

/** The flag of each person as JSON, and the person's record key in base64url. */
export type Tour = Partial<Record<PersonKind, [flag: string, key: string]>>;

/** Returns the flag of a person of the tour; null if there is no tour, or not this person. */
export function tourFlag(kind: PersonKind): SessionFlag | null {
  const text = withStorage('sessionStorage', (storage) => storage.getItem(tourKey));
  const [flag] = (JSON.parse(text ?? '{}') as Tour)[kind] ?? [];
  return flag === undefined ? null : (JSON.parse(flag) as SessionFlag);
}

/**
 * The part of the portal's first script that shows, during the tour, the person whom the page is for: links, Back and a
 * reload change the person, and nothing is signed in again. The address is in `a`.
 */
export const tourScript =
  `try{let s=sessionStorage,t=s.getItem(${JSON.stringify(tourKey)});` +
  `if(t){let p=JSON.parse(t)[/\\/faculty-/.test(a)?"teacher":"student"];document.documentElement.dataset.tour="";` +
  `p&&(s.setItem(${JSON.stringify(flagKey)},p[0]),s.setItem(${JSON.stringify(tabKeyName)},p[1]))}}catch{}`;
