import {
  cameraPattern,
  escapeRegExp,
  gatedPattern,
  keysFolder,
  ownCodeAddress,
  safeAccountName,
  siteFolder,
  workerPattern,
  type SiteLayout,
} from './site-layout';
import { hashedFolder, hiddenFiles } from '@/tools/file/listed-file';
import {
  cacheControl,
  fileTypes,
  hsts,
  permissions,
  policies,
  securityHeaders,
  securityHeadersWith,
} from './rules';

const undottedFiles = hiddenFiles.filter((file) => !file.startsWith('.'));

/** The maps for nginx's http block: headers depend on the address and on the status. */
export function nginxMaps({ prefix, student, faculty }: SiteLayout): string {
  const path = escapeRegExp(prefix);
  return `# Edify: include this file in the http block (on Debian: copy it to /etc/nginx/conf.d/).

# How long a response may be cached. Files below ${hashedFolder} are renamed when their content changes.
map "$status:$uri" $edify_cache {
    default "${cacheControl.other}";
    "~^(200|206|304):${path}${escapeRegExp(hashedFolder)}" "${cacheControl.hashed}";
    "~^[45]" "${cacheControl.error}";
}

# The workers that read other people's files request nothing and run no text as code.
map $uri $edify_policy {
    default "${policies.other}";
    "~${workerPattern(prefix)}" "${policies.worker}";
}

# One page may use the camera, to scan the cards of students.
map $uri $edify_features {
    default "${permissions.other}";
    "~${cameraPattern(prefix)}" "${permissions.camera}";
}

# After a visit over HTTPS, browsers always use HTTPS; nginx does not send empty headers.
map $scheme $edify_hsts {
    default "";
    https "${hsts[1]}";
}

# Never sent: files for servers, and everything that starts with a dot (except for certificates).
map $uri $edify_hidden {
    default 0;
    "~/\\.(?!well-known/)" 1;
    "~*/(${undottedFiles.map(escapeRegExp).join('|')})$" 1;
}

# Who may read a page. $uri is decoded and has neither "//" nor "/../", and "~*" ignores case, so no spelling of an
# address bypasses a gate.
map $uri $edify_gate {
    default "off";
    "~*${gatedPattern(prefix, faculty)}" "Faculty";
    "~*${gatedPattern(prefix, student)}" "Students and faculty";
}

# Each gate has its own users: a student's password does not open faculty pages.
map $edify_gate $edify_list {
    default "students";
    "Faculty" "faculty";
}
map $edify_gate $edify_groups {
    default "students,faculty";
    "Faculty" "faculty";
}

# CAMPUS IDENTITY: whose file ${ownCodeAddress(prefix)} is (see edify-site.conf). Names that are not safe as file names have none.
map $remote_user $edify_own {
    default "-";
    "~${safeAccountName}" $remote_user;
}
# With your single sign-on, delete the map above and uncomment this one.
#map $edify_account $edify_own {
#    default "-";
#    "~${safeAccountName}" $edify_account;
#}
`;
}

/** The rules for a server block: the site itself, with its gates as comments. */
export function nginxSite(layout: SiteLayout): string {
  const { prefix } = layout;
  const types = fileTypes.map(({ type, endings }) => `        ${type} ${endings.join(' ')};`);
  const text = fileTypes.filter(({ isText }) => isText).map(({ type }) => type);
  const folder = prefix === '/' ? `root ${siteFolder}` : `alias ${siteFolder}/`;
  return `# Edify: include this file in the server block. It needs edify-maps.conf in the http block.

absolute_redirect off;
server_tokens off;

${redirects(layout)}
location ${prefix} {
    ${folder};
    index index.html;
    error_page 403 404 ${prefix}404.html;
    if ($edify_hidden) {
        return 404;
    }

    types {
${types.join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${text.filter((type) => type !== 'text/html').join(' ')};

    # A package has a .gz and a .br next to each text file. The second line needs Debian's
    # libnginx-mod-http-brotli-static, or another nginx with that module.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

${headerLines}

${gates}
}

${gateLocations}

${ownCode(prefix)}`;
}

/** The headers of each response of a site, which depend on its address and status. */
export const headerLines = [
  ...securityHeadersWith('$edify_policy', '$edify_features'),
  ['Cache-Control', '$edify_cache'],
  [hsts[0], '$edify_hsts'],
]
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n');

/** The redirects to the start of a site below a path, and from alternative spellings. */
export function redirects({ prefix, aliases }: SiteLayout): string {
  const start =
    prefix === '/' ? '' : `location = ${prefix.slice(0, -1)} {\n    return 301 ${prefix};\n}\n`;
  const spellings = aliases.map(
    ([alias, page]) =>
      `location ~ ^${escapeRegExp(prefix + alias)}(/.*)?$ {\n    return 301 ${prefix}${page}/$is_args$args;\n}\n`,
  );
  return start + spellings.join('');
}

/** The gates in the location of a site, as comments. */
export const gates = `    # GATES. Uncomment one of these to protect the pages of $edify_gate.
    #
    # 1. Two files of names and passwords: edify-faculty.htpasswd for the pages of the faculty, and edify-students.htpasswd
    #    for those of students (htpasswd -B -c /etc/nginx/edify-faculty.htpasswd NAME). Users who may read both are in both.
    #auth_basic $edify_gate;
    #auth_basic_user_file /etc/nginx/edify-$edify_list.htpasswd;
    #
    # 2. Your single sign-on: OIDC through oauth2-proxy, Shibboleth through its FastCGI authorizer, or anything that answers
    #    200, 401 or 403. It receives the groups that may read the page, "students" and "faculty": use the names of your
    #    sign-on in $edify_groups. Uncomment the locations below as well.
    #set $edify_who $edify_gate;
    #set $edify_may $edify_groups;
    #auth_request /edify-gate;
    #error_page 401 = @edify_sign_in;`;

/** The locations of a single sign-on, as comments. */
export const gateLocations = `#location = /edify-gate {
#    internal;
#    if ($edify_who = "off") {
#        return 204;
#    }
#    proxy_pass http://127.0.0.1:4180/oauth2/auth?allowed_groups=$edify_may;
#    proxy_pass_request_body off;
#    proxy_set_header Content-Length "";
#    proxy_set_header X-Original-URI $request_uri;
#    proxy_set_header X-Edify-Gate $edify_who;
#}
#location @edify_sign_in {
#    return 302 /oauth2/start?rd=$scheme://$http_host$request_uri;
#}
#location /oauth2/ {
#    proxy_pass http://127.0.0.1:4180;
#    proxy_set_header Host $http_host;
#    proxy_set_header X-Forwarded-Proto $scheme;
#}`;

/** The location that answers with the signed-in person's own access code, as a comment. */
function ownCode(prefix: string): string {
  const headers = [
    ...securityHeaders,
    ['Cache-Control', cacheControl.error],
    [hsts[0], '$edify_hsts'],
  ];
  const address = ownCodeAddress(prefix);
  return `# CAMPUS IDENTITY. ${address} answers with the access code of the person whom this server already knows, so that
# the login page needs no card. Write the files with: npm run college -- keys ${keysFolder}
# and let only nginx read them: chown -R www-data ${keysFolder}. Keep one of the two kinds. The name of the account is a file name,
# so $edify_own accepts only small letters and digits. Do not use "rewrite" here: it runs before the sign-in.
#location = ${address} {
#    # 1. Names and passwords (htpasswd -B -c /etc/nginx/edify-accounts.htpasswd NAME).
#    auth_basic "Campus account";
#    auth_basic_user_file /etc/nginx/edify-accounts.htpasswd;
#    # 2. Your single sign-on (oauth2-proxy with --set-xauthrequest, or an authorizer that answers with this header). Delete
#    #    the two lines above, uncomment the location below, and exchange the maps in edify-maps.conf.
#    #auth_request /edify-account;
#    #auth_request_set $edify_account $upstream_http_x_auth_request_preferred_username;
#    root ${keysFolder};
#    types {
#    }
#    default_type application/json;
${headers.map(([name, value]) => `#    add_header ${name} "${value}" always;`).join('\n')}
#    try_files /$edify_own.json =404;
#}
# Only cookies and credentials of the request reach the sign-on: no header of a browser can name another account.
#location = /edify-account {
#    internal;
#    proxy_pass http://127.0.0.1:4180/oauth2/auth;
#    proxy_pass_request_body off;
#    proxy_pass_request_headers off;
#    proxy_set_header Cookie $http_cookie;
#    proxy_set_header Authorization $http_authorization;
#}
`;
}

/** A complete server block, for a machine that serves nothing else. */
export function nginxServer(layout: SiteLayout): string {
  return `# Edify: a complete server for a machine that serves nothing else (on Debian: /etc/nginx/sites-enabled/edify).
# Copy edify-maps.conf to /etc/nginx/conf.d/ and edify-site.conf to /etc/nginx/ first.

${serverBlocks(layout, 'include /etc/nginx/edify-site.conf;')}`;
}

/** The server blocks of a host: one with these rules, and one that leads there from http. */
export function serverBlocks({ host }: SiteLayout, rules: string): string {
  return `server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    location /.well-known/acme-challenge/ {
        root /var/www/html;
    }
    location / {
        return 301 https://$host$request_uri;
    }
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};
    ssl_certificate /etc/ssl/certs/edify.pem;
    ssl_certificate_key /etc/ssl/private/edify.key;
    ssl_protocols TLSv1.2 TLSv1.3;
${rules.replace(/^(?=.)/gm, '    ')}
}
`;
}
