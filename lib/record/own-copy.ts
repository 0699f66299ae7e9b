import { releaseMeta } from '@/lib/site/release';
import { flagKey, storageName } from './session-flag';

/** The id of the element that shows the copy of the person's page until the page itself is ready. */
export const ownCopyId = 'own-copy';

/** An element of the copy: tag, attributes, children; or text. */
export type CopyNode = string | [tag: string, attributes: Record<string, string>, ...CopyNode[]];

/** A copy: the release and the day of the record that it belongs to, and the page's elements. */
export type Copy = [release: string, asOf: string, ...CopyNode[]];

/** The localStorage key of the copy of a page. */
export function copyKey(flag: { device: string }, path: string): string {
  return `${storageName(flag)}:copy:${path}`;
}

/**
 * Runs right after the element for the copy and fills it before the first paint. It removes itself, because React
 * compares the page with its own elements.
 */
export const ownCopyScript =
  `{let d=document,s=d.currentScript,p=s.previousElementSibling;s.remove();try{` +
  `let f=JSON.parse(localStorage.getItem(${JSON.stringify(flagKey)})),` +
  `c=f&&!sessionStorage.getItem(${JSON.stringify(flagKey)})&&JSON.parse(localStorage.getItem(` +
  `${JSON.stringify(`${storageName(null)}:`)}+f.device+":copy:"+location.pathname)),` +
  `m=(n,x)=>{if(typeof n=="string")return n;let[t,a,...k]=n;if(t=="svg")x="http://www.w3.org/2000/svg";` +
  `let e=x?d.createElementNS(x,t):d.createElement(t);` +
  `for(let y in a)y=="style"?e.style.cssText=a[y]:e.setAttribute(y,a[y]);e.append(...k.map(n=>m(n,x)));return e};` +
  `if(c&&c[0]==d.querySelector("meta[name=${releaseMeta}]").content&&c[1]==f.asOf)p.append(...c.slice(2).map(n=>m(n)))` +
  `}catch{}}`;
