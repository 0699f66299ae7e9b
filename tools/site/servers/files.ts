import type { Target } from '@/tools/command/target';
import { apacheHost, htaccess } from './apache';
import { caddyfile } from './caddy';
import { cloudfrontErrors, cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import { apacheDrop, nginxDrop, nginxDropMaps } from './drop';
import { webConfig } from './iis';
import { nginxMaps, nginxServer, nginxSite } from './nginx';
import { nginxStore } from './nginx-store';
import { siteLayoutOf } from './site-layout';
import { headersFile, redirectsFile } from './static-host';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file for one kind of web server, and whether our tests start that server with it. */
export interface ServerFile {
  /** Below the folder `servers/` of the package, or below `out/`. */
  path: string;
  text: string;
  tested: boolean;
}

/** The files in `out/` itself, where their servers look for them. */
export function siteFiles(target: Target): ServerFile[] {
  const layout = siteLayoutOf(target);
  return [
    { path: '.htaccess', text: htaccess(layout), tested: true },
    { path: '.nojekyll', text: '', tested: false },
    { path: '_headers', text: headersFile(layout), tested: false },
    { path: '_redirects', text: redirectsFile(layout), tested: false },
    { path: 'web.config', text: webConfig(layout), tested: false },
  ];
}

/** The files that belong in a server's own configuration. */
export function serverFiles(target: Target): ServerFile[] {
  const layout = siteLayoutOf(target);
  return [
    { path: 'nginx/edify-maps.conf', text: nginxMaps(layout), tested: true },
    { path: 'nginx/edify-site.conf', text: nginxSite(layout), tested: true },
    { path: 'nginx/edify-server.conf', text: nginxServer(layout), tested: true },
    { path: 'nginx/edify-store.conf', text: nginxStore(layout), tested: true },
    { path: 'nginx/edify-drop-maps.conf', text: nginxDropMaps(), tested: true },
    { path: 'nginx/edify-drop.conf', text: nginxDrop(layout), tested: true },
    { path: 'apache/edify.conf', text: apacheHost(layout), tested: true },
    { path: 'apache/edify-drop.conf', text: apacheDrop(layout), tested: true },
    { path: 'caddy/Caddyfile', text: caddyfile(layout), tested: true },
    { path: 'cloudfront/function.js', text: cloudfrontFunction(layout), tested: false },
    { path: 'cloudfront/headers.json', text: cloudfrontHeaders('other'), tested: false },
    { path: 'cloudfront/headers-workers.json', text: cloudfrontHeaders('worker'), tested: false },
    { path: 'cloudfront/errors.json', text: cloudfrontErrors(layout), tested: false },
  ];
}

/** Writes the server files for the site's own folder into an export, and returns their names. */
export function writeSiteFiles(outDir: string, target: Target): string[] {
  return siteFiles(target).map(({ path, text }) => {
    writeFileSync(join(outDir, path), text);
    return path;
  });
}
