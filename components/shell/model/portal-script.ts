import { asset, portalRoutes, routes } from '@/lib/site/routes';
import { sharedWaitingScript } from '@/lib/site/shared-waiting';
import { waitingScript } from '@/lib/store/waiting';

/**
 * The inline line of the portal's pages; it must run before React wakes up, which compares the address with the page.
 * A page opened under another spelling ("/myprofile/") gets its own address, query and hash kept; what this device keeps
 * or a link carries is not shown over by the sample first. On any other page it does nothing.
 */
export function portalScript(): string {
  const addresses = JSON.stringify(portalRoutes.map((name) => asset(routes[name])));
  const profile = JSON.stringify(asset(routes.profile));
  return (
    `{let l=location,p=l.pathname,a=${addresses}.find(a=>a.toLowerCase()===p.toLowerCase());` +
    `if(a){if(p!==a)history.replaceState(history.state,'',a+l.search+l.hash);` +
    `${waitingScript};if(a===${profile})${sharedWaitingScript}}}`
  );
}
