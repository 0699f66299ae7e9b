import type { Target } from '@/tools/command/target';
import { apacheHost, htaccess } from './apache';
import { apacheDrop, nginxDrop, nginxDropMaps } from './drop';
import { nginxMaps, nginxServer, nginxSite } from './nginx';
import { nginxStore } from './nginx-store';
import { siteLayoutOf } from './site-layout';
import { headersFile, redirectsFile } from './static-host';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file for one kind of web server. */
interface ServerFile {
  /** Below the folder `servers/` of the package, or below `out/`. */
  path: string;
  text: string;
}

/** The files in `out/` itself, where their servers look for them. */
export function siteFiles(target: Target): ServerFile[] {
  const layout = siteLayoutOf(target);
  return [
    { path: '.htaccess', text: htaccess(layout) },
    { path: '.nojekyll', text: '' },
    { path: '_headers', text: headersFile(layout) },
    { path: '_redirects', text: redirectsFile(layout) },
  ];
}

/** The files that belong in a server's own configuration. */
export function serverFiles(target: Target): ServerFile[] {
  const layout = siteLayoutOf(target);
  return [
    { path: 'nginx/edify-maps.conf', text: nginxMaps(layout) },
    { path: 'nginx/edify-site.conf', text: nginxSite(layout) },
    { path: 'nginx/edify-server.conf', text: nginxServer(layout) },
    { path: 'nginx/edify-store.conf', text: nginxStore(layout) },
    { path: 'nginx/edify-drop-maps.conf', text: nginxDropMaps() },
    { path: 'nginx/edify-drop.conf', text: nginxDrop(layout) },
    { path: 'apache/edify.conf', text: apacheHost(layout) },
    { path: 'apache/edify-drop.conf', text: apacheDrop(layout) },
  ];
}

/** Writes the server files for the site's own folder into an export, and returns their names. */
export function writeSiteFiles(outDir: string, target: Target): string[] {
  return siteFiles(target).map(({ path, text }) => {
    writeFileSync(join(outDir, path), text);
    return path;
  });
}
