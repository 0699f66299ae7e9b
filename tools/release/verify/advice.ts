import { headerLine } from './header-line';
import type { ServerKind } from './server-kind';

type Change = Partial<Record<ServerKind, string>> & { all: string };

/** Where each kind of server is told what to do. */
export const serverConfigFile: Readonly<Record<ServerKind, string>> = {
  nginx:
    'servers/nginx/edify-site.conf (in the server block) and edify-maps.conf (in the http block)',
  apache: 'out/.htaccess (with "AllowOverride All") or servers/apache/edify.conf',
  caddy: 'servers/caddy/Caddyfile',
  iis: 'out/web.config',
  netlify: 'out/_headers and out/_redirects',
  cloudflare: 'out/_headers and out/_redirects',
  github: 'nothing: GitHub Pages takes no configuration; a server or proxy of your own can do it',
  unknown: 'the file for your server (--server NAME says which it is)',
};

const copy =
  'Copy the release again (npm run deploy:dir), then empty the cache of any proxy in front.';

const topics = {
  release: { title: 'another release is live than the one here', all: copy },
  place: {
    title: 'the site was built for another path',
    all: 'Build with BASE_PATH set to the path of this address, and copy that; or ask at the path it was built for.',
  },
  status: { title: 'a file of the release is not sent', all: copy },
  hash: {
    title: 'the bytes are not those of the release',
    all: `${copy} If they still differ, a proxy or module rewrites them: switch that off (minifiers, script injection).`,
    apache: `${copy} If they still differ, a filter rewrites them: switch off mod_pagespeed and mod_substitute here.`,
    nginx: `${copy} If they still differ, remove sub_filter and addition filters from this location.`,
    cloudflare: `${copy} If they still differ, switch off Auto Minify, Rocket Loader, Email Obfuscation and Web Analytics injection.`,
  },
  policy: {
    title: 'the page has lost its Content-Security-Policy',
    all: 'Something rewrites HTML on its way: switch that off (minifiers, script injection), and copy the page again.',
  },
  type: { title: 'the media type is wrong', all: '' },
  header: { title: 'a security header is missing or other', all: '' },
  hsts: { title: 'browsers are not told to come back over HTTPS', all: '' },
  cache: { title: 'the time it may be kept is wrong', all: '' },
  compression: {
    title: 'compressed copies are not sent to those who take them',
    all: 'Let the server send the .br and .gz files that lie beside each file.',
    nginx: 'gzip_static on; and gzip_vary on; in the location of the site.',
    apache:
      'Switch on mod_rewrite and mod_headers (a2enmod rewrite headers): .htaccess chooses the .br or .gz file.',
    caddy: 'In the Caddyfile: file_server { precompressed br gzip }',
    iis: 'Install the static compression feature; IIS compresses by itself.',
  },
  brotli: {
    title: 'hint: gzip is sent, and Brotli would be smaller by a sixth',
    all: 'Let the server send the .br files that lie beside each file.',
    nginx:
      'Install the module libnginx-mod-http-brotli-static, then brotli_static on; beside gzip_static.',
    apache:
      'Switch on mod_rewrite and mod_headers (a2enmod rewrite headers): .htaccess chooses the .br file.',
    caddy: 'In the Caddyfile: file_server { precompressed br gzip }',
    iis: 'Install the IIS Compression add-on; without it IIS has gzip only.',
    github:
      'GitHub Pages sends gzip only and cannot be told otherwise; a proxy in front can add Brotli.',
  },
  vary: {
    title: 'caches are not told that there are several encodings',
    all: 'Add the header "Vary: Accept-Encoding" to files that have compressed copies.',
    nginx:
      'add_header Vary "Accept-Encoding" always; or gzip_vary on; in the location of the site.',
    apache: 'Header append Vary Accept-Encoding',
  },
  slash: {
    title: 'an address without its closing slash does not lead to the page',
    all: 'Redirect /name to /name/ with a relative Location.',
    nginx: 'absolute_redirect off; in the server block, and try_files that knows $uri/',
    apache: 'DirectorySlash On, and UseCanonicalName Off behind a proxy.',
    caddy: 'Take "disable_canonical_uris" out of file_server.',
  },
  foreign: {
    title: 'an address with two slashes leads to a foreign host',
    all: 'Merge slashes before redirecting, or answer 404.',
    nginx: 'merge_slashes on; and absolute_redirect off;',
    apache: 'MergeSlashes On',
  },
  alias: {
    title: 'the second spelling of the profile does not lead there',
    all: 'Redirect /myprofile and /myprofile/ to /MyProfile/ below the path of the site.',
    github: 'Publish out/ with its folder myprofile/ from a disk that minds case.',
  },
  unknown: {
    title: 'an unknown address is not answered as one',
    all: 'Answer 404 with the content of 404.html; do not send the start page in its place.',
    nginx:
      'error_page 404 /404.html; (with the path of the site), and no fallback to /index.html in try_files.',
    apache: 'ErrorDocument 404 /404.html (with the path of the site), and no FallbackResource.',
    caddy:
      'handle_errors with rewrite * /404.html and file_server; no try_files fallback to /index.html.',
    iis: '<httpErrors existingResponse="Auto"> with 404.html, as in web.config.',
  },
  hidden: {
    title: 'a file for the server alone can be read by everybody',
    all: 'Answer 404 for it, and for every name that starts with a dot.',
    nginx:
      'location ~ /\\. { return 404; }, and the same for the other names: see edify-site.conf.',
    apache:
      'RedirectMatch 404 "/\\."; and AllowOverride All, without which .htaccess is a file like others.',
    caddy: 'file_server { hide .* _headers _redirects web.config }',
    iis: '<hiddenSegments> in web.config.',
  },
  listing: {
    title: 'a folder without a page shows what lies in it',
    all: 'Switch the listing of folders off.',
    nginx: 'autoindex off;',
    apache: 'Options -Indexes',
    caddy: 'Take "browse" out of file_server.',
    iis: '<directoryBrowse enabled="false" />',
  },
  gate: {
    title: 'the gate lets content through',
    all: 'Match gated paths without regard to case, after the server has decoded and tidied them, with all below them.',
    nginx:
      'Use "location ~* ^/(Dashboard|…)(/|\\.|$)" with the gate in it, as in edify-site.conf: "~*" minds no case.',
    apache: 'Use <LocationMatch "(?i)^/(Dashboard|…)(/|\\.|$)"> in servers/apache/edify.conf.',
    caddy: 'Use a path_regexp matcher that starts with (?i), as in the Caddyfile.',
    github: 'GitHub Pages has no gates: put the site on a server that has.',
  },
  stale: {
    title: 'browsers that have a former release are told that nothing has changed',
    all:
      'Give the files new times (find FOLDER -type f -exec touch {} +), copy releases with the commands of docs/deploying.md, ' +
      'and empty the cache of any proxy in front.',
    iis: 'Give the files new times (Get-ChildItem -Recurse -File | ForEach-Object { $_.LastWriteTime = Get-Date }), and empty the cache of any proxy in front.',
    nginx:
      'Give the files new times (find FOLDER -type f -exec touch {} +), and leave if_modified_since at "exact".',
    apache:
      'Give the files new times (find FOLDER -type f -exec touch {} +), and set "RequestHeader unset If-Modified-Since".',
    caddy:
      'Give the files new times (find FOLDER -type f -exec touch {} +), and set "request_header -If-Modified-Since".',
  },
  nested: {
    title: 'a copy of the site, or its package, lies inside of the site, where no gate covers it',
    all:
      'Delete that folder or file from the folder of the site, and copy releases with the commands of docs/deploying.md, ' +
      'which can be repeated.',
  },
  leftover: {
    title: 'a file of a former release is still sent',
    all: 'Delete it from the folder of the site: no page leads there, but whoever knows the address can read it.',
  },
  cookie: {
    title: 'something sets a cookie',
    all: 'The site sets none. Switch off what does it on public pages: a load balancer, a protection against bots, statistics.',
  },
  https: {
    title: 'the plain http address does not lead to https',
    all: 'Redirect every http address to its https one with 301 or 308.',
    nginx: 'In a server block that listens at 80: return 301 https://$host$request_uri;',
    apache: 'In the vhost of port 80: Redirect permanent / https://HOST/',
    caddy: 'Name the host in the Caddyfile: Caddy redirects by itself then.',
    github: 'Settings, Pages: Enforce HTTPS.',
  },
} satisfies Record<string, Change & { title: string }>;

/** Topics that a site may leave as they are: they are told, and count for nothing. */
const hints: readonly Topic[] = ['brotli'];

/** What a fault is about. */
export type Topic = keyof typeof topics;

/** Tells whether a topic is only a hint. */
export function isHint(topic: Topic): boolean {
  return hints.includes(topic);
}

/** What is mended by copying or deleting files; no server's configuration has to change. */
const fileTopics: readonly Topic[] = ['release', 'place', 'status', 'nested', 'leftover'];

/** A fault's headline and what to change for it on one kind of server; `expected` is the header's line where it is one. */
export function adviceFor(topic: Topic, kind: ServerKind, expected: string) {
  const entry: Change & { title: string } = topics[topic];
  const change = entry[kind] ?? (entry.all || headerLine(kind, expected));
  return {
    title: entry.title,
    change: fileTopics.includes(topic) ? change : `${change} See ${serverConfigFile[kind]}.`,
  };
}
