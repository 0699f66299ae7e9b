import type { Target } from '@/tools/command/target';
import { apacheHost, htaccess } from './apache';
import { apacheDrop, nginxDrop, nginxDropMaps } from './drop';
import {
  nginxMaps,
  nginxServer,
  nginxSite,
  gateLocations,
  gates,
  headerLines,
  redirects,
  serverBlocks,
} from './nginx';
import { siteLayoutOf, type SiteLayout, escapeRegExp } from './site-layout';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '@/tools/file/listed-file';
import {
  cacheControl,
  cameraFolder,
  fileTypes,
  hsts,
  permissions,
  policies,
  securityHeaders,
  workerFiles,
} from './rules';
import { peopleFolder } from '@/tools/file/people-file';

/** The headers by which a store describes itself and its files. */
const storeHeaders =
  'Cache-Control x-amz-meta-mtime x-amz-request-id x-amz-id-2 x-amz-version-id x-rgw-object-type'.split(
    ' ',
  );

/** A complete server in front of an object store, which has neither headers, folders, redirects nor a 404 page. */
function nginxStore(layout: SiteLayout): string {
  const { prefix, folders } = layout;
  const path = escapeRegExp(prefix);
  // nginx always compresses text/html.
  const text = fileTypes
    .filter(({ type, isText }) => isText && type !== 'text/html')
    .map(({ type }) => type);
  const rules = `absolute_redirect off;
server_tokens off;

${redirects(layout)}location ~ ^${path}(${folders.map(escapeRegExp).join('|')})$ {
    return 301 $uri/$is_args$args;
}

location ${prefix} {
    error_page 403 404 =404 ${prefix}404.html;
    if ($edify_hidden) {
        return 404;
    }
    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }
    set $edify_key $uri;
    if ($uri ~ /$) {
        set $edify_key "\${uri}index.html";
    }
    # "?" drops the query: "?acl" and "?list-type=2" never reach the store.
    rewrite ^ $edify_key? break;

    proxy_pass http://edify_store;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    # Your bucket as a host name: below a path, the rules above would not find the files.
    proxy_set_header Host portal.s3.college.example;
    proxy_set_header Authorization "";
    proxy_set_header Cookie "";
    proxy_set_header Accept-Encoding "";
    proxy_pass_request_body off;
    proxy_intercept_errors on;
    proxy_connect_timeout 2s;
    proxy_read_timeout 10s;
${storeHeaders.map((name) => `    proxy_hide_header ${name};`).join('\n')}

    # Hashed files stay here for 30 days, also while the store is down; all else is asked for each time.
    proxy_cache edify;
    proxy_cache_key $uri;
    proxy_cache_valid 200 30d;
    proxy_cache_lock on;
    proxy_cache_bypass $edify_fresh;
    proxy_no_cache $edify_fresh;
    proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${text.join(' ')};

${headerLines}

${gates}
}

${gateLocations}
`;
  return `# Edify on an object store, with nginx in front of it. Copy this file and edify-maps.conf to /etc/nginx/conf.d/, and
# change the address of the store, the name of the bucket and the certificate's paths. Only this server needs to read the
# bucket. docs/deploying.md has the commands that copy the files.${prefix === '/' ? '' : ` Copy them to the folder ${prefix} of the bucket.`}

upstream edify_store {
    server 127.0.0.1:7480;
    keepalive 32;
}
proxy_cache_path /var/cache/nginx/edify levels=1:2 keys_zone=edify:10m max_size=2g inactive=30d use_temp_path=off;

map $uri $edify_fresh {
    default 1;
    "~^${path}${escapeRegExp(hashedFolder)}" 0;
}

${serverBlocks(layout, rules)}`;
}

const overriddenEndings = ['ics', 'webmanifest', 'avif', 'jwe'];

/**
 * The headers for Netlify and Cloudflare Pages; both compress files themselves and revalidate what has no line here.
 */
function headersFile({ prefix, student, faculty }: SiteLayout): string {
  const always = [...securityHeaders, hsts].map(([name, value]) => `  ${name}: ${value}`);
  const workers = workerFiles.map(
    (file) =>
      `${prefix}${file}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policies.worker}`,
  );
  const types = fileTypes
    .filter(({ endings }) => endings.some((ending) => overriddenEndings.includes(ending)))
    .flatMap(({ type, endings, isText }) =>
      endings.map(
        (ending) =>
          `${prefix}*.${ending}\n  Content-Type: ${type}${isText ? '; charset=utf-8' : ''}`,
      ),
    );
  const gate = (users: string) => (segment: string) =>
    `# ${prefix}${segment}/*\n#   Basic-Auth: ${users}`;
  const gates = [
    ...student.map(gate('STUDENT_NAME:PASSWORD FACULTY_NAME:PASSWORD')),
    ...faculty.map(gate('FACULTY_NAME:PASSWORD')),
  ];
  return `# Edify for Netlify and Cloudflare Pages. Not run by our tests: after publishing, run "npm run verify" against the address.
# This file belongs in the published folder${prefix === '/' ? '' : `; the site itself is in its folder ${prefix}`}.
${prefix}*
${always.join('\n')}

# Files below ${hashedFolder} are renamed when their content changes.
${prefix}${hashedFolder}*
  ! Cache-Control
  Cache-Control: ${cacheControl.hashed}

# The workers that read other people's files request nothing and run no text as code.
${workers.join('\n')}

# One page may use the camera, to scan the cards of students.
${prefix}${cameraFolder}
  ! Permissions-Policy
  Permissions-Policy: ${permissions.camera}

# Sealed records change without a new release.
${prefix}${peopleFolder}*
  ! Cache-Control
  Cache-Control: ${cacheControl.other}

${types.join('\n')}

# GATES. On Cloudflare: two Access applications, one over the paths of students and one over those of the faculty, each with
# its own groups of your OIDC or SAML (Shibboleth) sign-on, in the dashboard.
# On Netlify: its password or sign-on settings, or basic auth with these lines (on a plan that has it).
${gates.join('\n')}
`;
}

/** The redirects from alternative spellings for Netlify and Cloudflare Pages. */
function redirectsFile({ prefix, aliases }: SiteLayout): string {
  const lines = aliases.flatMap(([alias, page]) => [
    `${prefix}${alias} ${prefix}${page}/ 301`,
    `${prefix}${alias}/* ${prefix}${page}/ 301`,
  ]);
  return `# Edify for Netlify and Cloudflare Pages. Not run by our tests.\n${lines.join('\n')}\n`;
}

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
