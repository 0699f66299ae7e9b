import type { ServerKind } from './server-kind';

type Change = Partial<Record<ServerKind, string>> & { all: string };

/** Where each kind of server is configured. */
const serverConfigFile: Readonly<Record<ServerKind, string>> = {
  nginx:
    'servers/nginx/edify-site.conf (in the server block) and edify-maps.conf (in the http block)',
  apache: 'out/.htaccess (with "AllowOverride All") or servers/apache/edify.conf',
  caddy: 'servers/caddy/Caddyfile',
  iis: 'out/web.config',
  netlify: 'out/_headers and out/_redirects',
  cloudflare: 'out/_headers and out/_redirects',
  github: 'the settings of your own server or proxy: GitHub Pages cannot be configured',
  s3: 'docs/deploying.md, "An object store": an S3 bucket cannot do this, CloudFront or nginx in front of it can',
  cloudfront:
    'the distribution: a response headers policy, a function for folders and redirects, and /404.html with status 404 for 403 and 404',
  r2: "the rules of the bucket's domain: an R2 bucket cannot do this, transform rules and redirect rules can",
  azure: 'the rules of Azure Front Door: a storage account cannot do this',
  gcs: 'the load balancer in front: a bucket of Google Cloud Storage cannot do this',
  ceph: 'docs/deploying.md, "An object store": a Ceph gateway cannot do this, nginx in front of it can',
  unknown: 'the file for your server (name the server with --server NAME)',
};

const copy = 'Copy the release again (npm run deploy), then clear the cache of any proxy in front.';

const topics = {
  release: { title: 'the live release is not the expected one', all: copy },
  place: {
    title: 'the site was built for another path',
    all: 'Build with BASE_PATH set to the path of this address and copy that, or verify the path that the site was built for.',
  },
  status: { title: 'a file of the release is not sent', all: copy },
  hash: {
    title: 'the bytes differ from the release',
    all: `${copy} If they still differ, a proxy or module rewrites them: switch that off (minifiers, script injection).`,
    apache: `${copy} If they still differ, a filter rewrites them: switch off mod_pagespeed and mod_substitute here.`,
    nginx: `${copy} If they still differ, remove sub_filter and addition filters from this location.`,
    cloudflare: `${copy} If they still differ, switch off Auto Minify, Rocket Loader, Email Obfuscation and Web Analytics injection.`,
  },
  policy: {
    title: 'the page has lost its Content-Security-Policy',
    all: 'Something rewrites the HTML: switch that off (minifiers, script injection), and copy the page again.',
  },
  type: { title: 'the media type is wrong', all: '' },
  header: { title: 'a security header is missing or wrong', all: '' },
  hsts: { title: 'the header that makes browsers use HTTPS is missing or too short', all: '' },
  cache: { title: 'the cache header is wrong', all: '' },
  compression: {
    title: 'compressed copies are not sent to browsers that accept them',
    all: 'Let the server send the .br and .gz files next to each file.',
    nginx: 'gzip_static on; and gzip_vary on; in the location of the site.',
    apache:
      'Switch on mod_rewrite and mod_headers (a2enmod rewrite headers): .htaccess chooses the .br or .gz file.',
    caddy: 'In the Caddyfile: file_server { precompressed br gzip }',
    iis: 'Install the static compression feature; IIS compresses by itself.',
  },
  brotli: {
    title: 'hint: gzip is sent; Brotli would be a sixth smaller',
    all: 'Let the server send the .br files next to each file.',
    nginx:
      'Install the module libnginx-mod-http-brotli-static, then add brotli_static on; next to gzip_static.',
    apache:
      'Switch on mod_rewrite and mod_headers (a2enmod rewrite headers): .htaccess chooses the .br file.',
    caddy: 'In the Caddyfile: file_server { precompressed br gzip }',
    iis: 'Install the IIS Compression add-on; without it IIS supports gzip only.',
    github:
      'GitHub Pages sends gzip only, which cannot be changed; a proxy in front can add Brotli.',
  },
  vary: {
    title: 'the Vary header does not name Accept-Encoding',
    all: 'Add the header "Vary: Accept-Encoding" to files that have compressed copies.',
    nginx:
      'add_header Vary "Accept-Encoding" always; or gzip_vary on; in the location of the site.',
    apache: 'Header append Vary Accept-Encoding',
  },
  slash: {
    title: 'an address without its trailing slash does not lead to the page',
    all: 'Redirect /name to /name/ with a relative Location.',
    nginx: 'absolute_redirect off; in the server block, and try_files with $uri/',
    apache: 'DirectorySlash On, and UseCanonicalName Off behind a proxy.',
    caddy: 'Remove "disable_canonical_uris" from file_server.',
  },
  foreign: {
    title: 'an address with two slashes leads to another host',
    all: 'Merge slashes before redirecting, or answer 404.',
    nginx: 'merge_slashes on; and absolute_redirect off;',
    apache: 'MergeSlashes On',
  },
  alias: {
    title: 'the second spelling of the profile does not lead to it',
    all: 'Redirect /myprofile and /myprofile/ to /MyProfile/ below the path of the site.',
    github: 'Publish out/ with its folder myprofile/ from a case-sensitive disk.',
  },
  unknown: {
    title: 'an unknown address does not return our 404 page',
    all: 'Answer 404 with the content of 404.html; do not send the landing page instead.',
    nginx:
      'error_page 404 /404.html; (with the path of the site), and no fallback to /index.html in try_files.',
    apache: 'ErrorDocument 404 /404.html (with the path of the site), and no FallbackResource.',
    caddy:
      'handle_errors with rewrite * /404.html and file_server; no try_files fallback to /index.html.',
    iis: '<httpErrors existingResponse="Auto"> with 404.html, as in web.config.',
  },
  people: {
    title: 'a sealed record is not sent as it is in the local folder',
    all:
      'Publish the records again (npm run college -- publish TARGET), or name the folder that was published last with ' +
      '--people, such as college/sealed.',
  },
  origin: {
    title: 'warning: other pages of this host can read the records of people who are signed in',
    all: 'Give the site a host name of its own, such as portal.college.example, and build it without BASE_PATH.',
  },
  drop: {
    title: 'the drop box does not do what it must, or does what it must not',
    all: 'Make its folders (npm run college -- boxes FOLDER), and let nginx or Apache serve them: docs/deploying.md, "Drop box".',
  },
  asking: {
    title: 'whether pages ask for letters is not what dropBox in content/site.json says',
    all: 'Publish the records again: npm run college -- publish FOLDER.',
  },
  hidden: {
    title: 'a file that is only for the server is public',
    all: 'Answer 404 for it, and for every name that starts with a dot.',
    nginx:
      'location ~ /\\. { return 404; }, and the same for the other names: see edify-site.conf.',
    apache: 'RedirectMatch 404 "/\\."; and AllowOverride All: without it Apache ignores .htaccess.',
    caddy: 'file_server { hide .* _headers _redirects web.config }',
    iis: '<hiddenSegments> in web.config.',
  },
  listing: {
    title: 'a folder without a page lists its contents',
    all: 'Switch off directory listings.',
    nginx: 'autoindex off;',
    apache: 'Options -Indexes',
    caddy: 'Remove "browse" from file_server.',
    iis: '<directoryBrowse enabled="false" />',
    s3: 'In the bucket policy, give s3:ListBucket to nobody but the identity of your CDN.',
    cloudfront: 'Set index.html as the default root object, and send the bucket no query strings.',
    ceph: 'In the bucket policy, give s3:ListBucket to nobody but the server in front.',
    azure: 'Give the container the access level "Blob", not "Container".',
    gcs: 'Give everybody the role Storage Legacy Object Reader, not Storage Object Viewer.',
  },
  gate: {
    title: 'the gate lets content through',
    all: 'Match gated paths and everything below them, ignoring case, after the server has decoded and normalised them.',
    nginx:
      'Use "location ~* ^/(Dashboard|…)(/|\\.|$)" with the gate in it, as in edify-site.conf: "~*" ignores case.',
    apache: 'Use <LocationMatch "(?i)^/(Dashboard|…)(/|\\.|$)"> in servers/apache/edify.conf.',
    caddy: 'Use a path_regexp matcher that starts with (?i), as in the Caddyfile.',
    github: 'GitHub Pages has no gates: move the site to a server that has them.',
  },
  stale: {
    title: 'browsers with an earlier release are told that nothing has changed',
    all:
      'Give the files new times (find FOLDER -type f -exec touch {} +), copy releases with the commands in docs/deploying.md, ' +
      'and clear the cache of any proxy in front.',
    iis: 'Give the files new times (Get-ChildItem -Recurse -File | ForEach-Object { $_.LastWriteTime = Get-Date }), and clear the cache of any proxy in front.',
    nginx:
      'Give the files new times (find FOLDER -type f -exec touch {} +), and leave if_modified_since at "exact".',
    apache:
      'Give the files new times (find FOLDER -type f -exec touch {} +), and set "RequestHeader unset If-Modified-Since".',
    caddy:
      'Give the files new times (find FOLDER -type f -exec touch {} +), and set "request_header -If-Modified-Since".',
  },
  nested: {
    title: 'a copy of the site or its package is inside the site, where no gate covers it',
    all:
      'Delete that folder or file from the folder of the site, and copy releases with the commands in docs/deploying.md, ' +
      'which are safe to repeat.',
  },
  cookie: {
    title: 'something sets a cookie',
    all: 'The site sets none. Switch off what sets it on public pages: a load balancer, bot protection, statistics.',
  },
  https: {
    title: 'the http address does not lead to https',
    all: 'Redirect every http address to https with 301 or 308.',
    nginx: 'In a server block that listens on port 80: return 301 https://$host$request_uri;',
    apache: 'In the vhost of port 80: Redirect permanent / https://HOST/',
    caddy: 'Name the host in the Caddyfile: Caddy then redirects by itself.',
    github: 'Settings, Pages: Enforce HTTPS.',
  },
} satisfies Record<string, Change & { title: string }>;

/** Topics that are reported but do not count as problems. */
const hints: readonly Topic[] = ['brotli', 'origin'];

export type Topic = keyof typeof topics;

export const isHint = (topic: Topic): boolean => hints.includes(topic);

/** Fixed by copying or deleting files, without a change to the server's configuration. */
const fileTopics: readonly Topic[] = [
  'release',
  'place',
  'status',
  'people',
  'nested',
  'drop',
  'asking',
];

/** Title of a problem and what to change on one kind of server; for a header, `expected` is its "Name: value". */
export function adviceFor(topic: Topic, kind: ServerKind, expected: string) {
  const entry: Change & { title: string } = topics[topic];
  const change = entry[kind] ?? (entry.all || headerLine(kind, expected));
  return {
    title: entry.title,
    change: fileTopics.includes(topic) ? change : `${change} See ${serverConfigFile[kind]}.`,
  };
}

/** The configuration line that makes a kind of server send a header, given as "Name: value". */
function headerLine(kind: ServerKind, header: string): string {
  const at = header.indexOf(': ');
  const [name, value] = [header.slice(0, at), header.slice(at + 2)];
  if (name === 'Content-Type') return typeLine(kind, value);
  const lines: Partial<Record<ServerKind, string>> = {
    nginx: `add_header ${name} "${value}" always; next to every other add_header, because each one drops those of the blocks above it.`,
    apache: `Header always set ${name} "${value}" (needs mod_headers: a2enmod headers).`,
    caddy: `header ${name} "${value}"`,
    iis: `<add name="${name}" value="${value}" /> in <customHeaders>, or <clientCache> for the cache rule.`,
    netlify: `"  ${name}: ${value}" under the path's line.`,
    cloudflare: `"  ${name}: ${value}" under the path's line.`,
    github: `GitHub Pages cannot send "${name}: ${value}".`,
  };
  return lines[kind] ?? `Send "${name}: ${value}".`;
}

function typeLine(kind: ServerKind, value: string): string {
  const [type = ''] = value.split(';');
  const lines: Partial<Record<ServerKind, string>> = {
    nginx: `types { ${type} <extension>; } next to "include mime.types", and charset utf-8;`,
    apache: `AddType ${type} .<extension> and AddDefaultCharset utf-8.`,
    caddy: `header @<matcher> Content-Type "${value}"`,
    iis: `<mimeMap fileExtension=".<extension>" mimeType="${value}" /> in <staticContent>.`,
  };
  return lines[kind] ?? `Send "Content-Type: ${value}" for files with this extension.`;
}
