import { asset, type Route } from './routes';

/**
 * The inline line that gives a page opened under another spelling ("/myprofile/") its own address,
 * query and hash kept. It must run before React wakes up, which compares the address with the page.
 */
export function canonicalScript(path: Route): string {
  const address = JSON.stringify(asset(path));
  return `{let a=${address},l=location,p=l.pathname;if(p!==a&&p.toLowerCase()===a.toLowerCase())history.replaceState(history.state,'',a+l.search+l.hash)}`;
}
