import { releaseMeta } from '@/lib/site/release';
import { flagKey, storageName, type SessionFlag } from './session-flag';

/** The id of the element that shows the copy of the person's page until the page itself is ready. */
export const ownCopyId = 'own-copy';

/** An element of the copy: tag, attributes, children; or text. */
export type CopyNode = string | [tag: string, attributes: Record<string, string>, ...CopyNode[]];

/** A copy: the release and the day of the record that it belongs to, and the page's elements. */
export type Copy = [release: string, asOf: string, ...CopyNode[]];

/** What the localStorage keys of a person's copies start with. */
export function copyPrefix(flag: { device: string }): string {
  return `${storageName(flag)}:copy:`;
}

/** The localStorage key of the copy of a page. */
export function copyKey(flag: { device: string }, path: string): string {
  return copyPrefix(flag) + path;
}

/** Whether a localStorage key is of a copy, of any person. */
export function isCopyKey(key: string): boolean {
  return key.startsWith(`${storageName(null)}:`) && key.includes(':copy:');
}

const placeOfCopy = () => document.getElementById(ownCopyId);

/** Whether the page began with a copy of this page of this record. */
export function beganWithCopy({ device, asOf }: Pick<SessionFlag, 'device' | 'asOf'>): boolean {
  return placeOfCopy()?.dataset['of'] === device + asOf + window.location.pathname;
}

/** Empties the place of the copy, unless it shows this person's page. */
export function removeCopy(except?: SessionFlag | null): void {
  if (!except || !beganWithCopy(except)) placeOfCopy()?.replaceChildren();
}

/** The event that requests the page's scripts before the first paint. */
export const scriptsWanted = 'scripts-wanted';

/**
 * Runs in the head, before the style sheet, and fills the element for the copy as soon as the parser has it. Without a
 * copy, nothing of the page can be painted before the scripts run, so they are requested at once. The greeting above the
 * page gets the space that the person's name needs.
 */
export const ownCopyScript =
  `try{let d=document,k=${JSON.stringify(flagKey)},f=JSON.parse(sessionStorage.getItem(k)||localStorage.getItem(k));if(f){` +
  `let w=f.shown.firstName,c=f.mode!="tab"&&JSON.parse(localStorage.getItem(` +
  `${JSON.stringify(`${storageName(null)}:`)}+f.device+":copy:"+location.pathname)),` +
  `m=(n,x)=>{if(typeof n=="string")return n;let[t,a,...k]=n;if(t=="svg")x="http://www.w3.org/2000/svg";` +
  `let e=x?d.createElementNS(x,t):d.createElement(t);` +
  `for(let y in a)y=="style"?e.style.cssText=a[y]:e.setAttribute(y,a[y]);e.append(...k.map(n=>m(n,x)));return e};` +
  `c=c&&c[0]==d.querySelector("meta[name=${releaseMeta}]").content&&c[1]==f.asOf&&c.slice(2).map(n=>m(n));` +
  `new MutationObserver((_,o)=>{let p=d.getElementById("${ownCopyId}"),g=d.querySelector("[data-longest]");if(!p)return;o.disconnect();` +
  `if(c){p.append(...c);p.dataset.of=f.device+f.asOf+location.pathname}` +
  `if(g)g.dataset.longest=g.dataset.longest.split(", ")[0]+", "+w}).observe(d,{childList:true,subtree:true});` +
  `c||dispatchEvent(new Event("${scriptsWanted}"))}}catch{}`;
