import { limits } from '@/content/schema/limits';
import { escapeRegExp, type SiteLayout } from './site-layout';

/** The folder of the letters, outside the folders that the server publishes; `npm run college -- boxes` fills it. */
export const dropFolder = '/srv/edify-drop';

const box = '[0-9a-f]{32}';
const letter = '[0-9a-f]{64}\\.jwe';
// A dollar sign also matches before a line break at the end.
const end = '\\z';

/** The headers of a letter: a browser never shows it as a page, and nothing stores it. */
const letterHeaders = [
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; sandbox"],
] as const;

const listHeaders = letterHeaders.slice(0, 2);

/** The error of a request names its box and letter, also one that is too large or not there. */
const noLogs = `    # No log names a box.
    access_log off;
    error_log /dev/null emerg;`;

/** The limits of a drop box for nginx's http block. */
export function nginxDropMaps(): string {
  return `# Edify, DROP BOX: include this file in the http block (on Debian: copy it to /etc/nginx/conf.d/).

# Only PUT counts, for each box and address: nobody keeps the letters of others from a box. A class sends from one address
# of the campus, and an office gets 8,000 letters of 20,000 in an hour.
map "$request_method $uri" $edify_box {
    default "";
    "~^PUT .*/drop/put/(?<edify_put>${box})/" "$edify_put $binary_remote_addr";
}
map $request_method $edify_address {
    default "";
    PUT $binary_remote_addr;
}
limit_req_zone $edify_box zone=edify_box:8m rate=5r/s;
limit_req_zone $edify_address zone=edify_address:4m rate=10r/s;
`;
}

/** The drop box for nginx's server block: a folder into which a browser puts a letter that is never replaced. */
export function nginxDrop({ prefix }: SiteLayout): string {
  const path = escapeRegExp(prefix);
  const headers = (list: readonly (readonly [string, string])[]) =>
    list.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n');
  // The folder has the shape of the addresses, so that nothing is rewritten at the root of a host.
  const start = prefix === '/' ? '' : `    rewrite "^${path}(drop/.*)$" /$1 break;\n`;
  return `# Edify, DROP BOX: include this file in the server block, before edify-site.conf. It needs edify-drop-maps.conf in the
# http block, the module dav (in Debian's nginx), and the folder ${dropFolder}, which belongs to the user of nginx:
#   install -d -o www-data -g www-data -m 2750 ${dropFolder}
#   npm run college -- boxes ${dropFolder}
# docs/deploying.md has the whole set-up. Nobody lists, replaces or reads a letter by the name to write.

location ~ "^${path}drop/put/(?<box>${box})/(?<letter>${letter})${end}" {
    root ${dropFolder};
${noLogs}
    # Before the limits.
    if ($request_method != PUT) {
        return 403;
    }
    if (!-d $document_root/drop/put/$box) {
        return 404;
    }
    # The module itself would replace the letter.
    if (-e $document_root/drop/put/$box/$letter) {
        return 412;
    }
${start}    dav_methods PUT;
    dav_access user:rw group:r;
    client_max_body_size ${limits.letter.size};
    # On the same disk, so that a whole letter is moved in one step.
    client_body_temp_path ${dropFolder}/incoming;
    limit_req zone=edify_box burst=100 nodelay;
    limit_req zone=edify_address burst=200 nodelay;
    limit_req_status 429;
${headers(letterHeaders.slice(0, 1))}
}

location ~ "^${path}drop/list/${box}/${end}" {
    root ${dropFolder};
${noLogs}
    if ($request_method !~ "^(?:GET|HEAD)$") {
        return 403;
    }
${start}    index no-index;
    autoindex on;
    autoindex_format json;
${headers(listHeaders)}
}

location ~ "^${path}drop/(list|get)/${box}/${letter}${end}" {
    root ${dropFolder};
${noLogs}
    if ($request_method !~ "^(?:GET|HEAD)$") {
        return 403;
    }
${start}    types {
    }
    default_type application/jose;
${headers(letterHeaders)}
}

location ${prefix}drop/ {
    return 404;
}
`;
}

/** The drop box for a virtual host of Apache; `Dav` cannot be in .htaccess. */
export function apacheDrop({ prefix }: SiteLayout): string {
  const path = escapeRegExp(prefix);
  const headers = (list: readonly (readonly [string, string])[]) =>
    list.map(([name, value]) => `    Header always set ${name} "${value}"`).join('\n');
  const folder = `${dropFolder}/drop`;
  return `# Edify, DROP BOX: include this file in the <VirtualHost> (on Debian: a2enmod dav dav_fs autoindex headers rewrite). It needs
# the folder ${dropFolder}, which belongs to the user of Apache:
#   install -d -o www-data -g www-data -m 2750 ${dropFolder}
#   npm run college -- boxes ${dropFolder}
# docs/deploying.md has the whole set-up. Nobody lists, replaces or reads a letter by the name to write.

# No log has letters if the CustomLog of the <VirtualHost> ends with: env=!edify_letter
SetEnvIf Request_URI "^${path}drop/" edify_letter
TraceEnable off
DavLockDB ${dropFolder}/incoming/lock
Alias ${prefix}drop/ ${folder}/
<Directory ${folder}>
    Options None
    AllowOverride None
    Require all denied
</Directory>
<Directory ${folder}/put>
    Options FollowSymLinks
    Dav On
    LimitRequestBody ${limits.letter.size}
</Directory>
# In <DirectoryMatch>, FollowSymLinks would come too late.
<Directory ${folder}/list>
    Options FollowSymLinks
</Directory>
<Directory ${folder}/get>
    Options FollowSymLinks
</Directory>
<LocationMatch "^${path}drop/put/${box}/${letter}${end}">
    Require method PUT
${headers(letterHeaders.slice(0, 1))}
</LocationMatch>
<LocationMatch "^${path}drop/(list|get)/${box}/${letter}${end}">
    Dav Off
    Require method GET
    ForceType application/jose
${headers(letterHeaders)}
</LocationMatch>
<LocationMatch "^${path}drop/list/${box}/${end}">
    Dav Off
    Options Indexes FollowSymLinks
    Require method GET
    DirectoryIndex disabled
${headers(listHeaders)}
</LocationMatch>
RewriteEngine On
# A part of a letter would replace the whole one.
RewriteCond %{REQUEST_METHOD} =PUT
RewriteCond %{HTTP:Content-Range} .
RewriteRule ^${path}drop/ - [R=400,L]
# The module itself would replace the letter.
RewriteCond %{REQUEST_METHOD} =PUT
RewriteCond %{REQUEST_URI} ^${path}drop/put/(${box}/${letter})$
RewriteCond ${folder}/put/%1 -f
RewriteRule ^ - [R=412,L]
`;
}
