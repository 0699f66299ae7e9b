import { hashedFolder } from '@/tools/file/listed-file';
import { gateLocations, gates, headerLines, redirects, serverBlocks } from './nginx';
import { fileTypes } from './rules';
import { escapeRegExp, type SiteLayout } from './site-layout';

/** The headers by which a store describes itself and its files. */
const storeHeaders =
  'Cache-Control x-amz-meta-mtime x-amz-request-id x-amz-id-2 x-amz-version-id x-rgw-object-type'.split(
    ' ',
  );

/** A complete server in front of an object store, which has neither headers, folders, redirects nor a 404 page. */
export function nginxStore(layout: SiteLayout): string {
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
