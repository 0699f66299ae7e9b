import { tourScript } from '@/lib/record/tour';
import { asset, portalRoutes, routes } from '@/lib/site/routes';
import { sharedWaitingScript } from '@/lib/site/shared-waiting';
import { waitingScript } from '@/lib/store/device-name';

/**
 * The inline script of the portal's pages. It must run before React hydrates, which compares the URL with the page. It
 * corrects the URL of a page opened under another spelling ("/myprofile/"), with the same query and hash, and hides the
 * sample until data stored on this device or in a link is shown. A script that did not load is removed: the bundler waits
 * for one that is in the page, and requests one that is not again, which then fails with an error that a person can read.
 * On any other page it does nothing.
 */
export function portalScript(): string {
  const addresses = JSON.stringify(portalRoutes.map((name) => asset(routes[name])));
  const profile = JSON.stringify(asset(routes.profile));
  return (
    `{let l=location,p=l.pathname,a=${addresses}.find(a=>a.toLowerCase()===p.toLowerCase());` +
    `if(a){if(p!==a)history.replaceState(history.state,'',a+l.search+l.hash);` +
    `addEventListener('error',({target:t})=>t.localName==='script'&&t.remove(),true);` +
    `${tourScript};${waitingScript};if(a===${profile})${sharedWaitingScript}}}`
  );
}
