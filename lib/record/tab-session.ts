import { removeEntries } from '@/lib/browser/storage';
import { flagKey, storageName } from './session-flag';

/** The sessionStorage key of the last moment at which the tab of a shared session was open, in milliseconds. */
export const aliveKey = `${storageName(null)}:alive`;

const prefix = `${storageName(null)}:`;

/** Ends the session of this tab: deletes the flag, the key and what was added in the tab. */
export function endTabSession(): void {
  removeEntries('sessionStorage', (key) => key.startsWith(prefix));
}

/**
 * The first script of every page. Browsers bring back the sessionStorage of a closed tab, so a shared session ends,
 * before anything is shown, if the tab was not open within 20 seconds before the navigation to this page (decision 19).
 * While the page is open it writes a sign of life every 5 seconds, when it is left and when it is shown again: timers
 * of a hidden tab may rest for hours. A tab that the browser unloaded to save memory is still open.
 */
export const tabSessionScript =
  `try{let s=sessionStorage,a=${JSON.stringify(aliveKey)},p=${JSON.stringify(prefix)},n=Date.now(),t=s.getItem(a),` +
  `h=()=>s.getItem(a)||s.getItem(${JSON.stringify(flagKey)}),` +
  `l=()=>{try{h()&&s.setItem(a,Date.now())}catch{}};` +
  `if(h()&&!(document.wasDiscarded||t>n-performance.now()-2e4&&t<n+2e4))` +
  `for(let k of Object.keys(s))k.startsWith(p)&&s.removeItem(k);` +
  `l();setInterval(l,5e3);addEventListener("pagehide",l);addEventListener("visibilitychange",l)}catch{}`;
