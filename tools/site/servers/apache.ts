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
  textEndings,
} from './rules';

const undottedFiles = hiddenFiles.filter((file) => !file.startsWith('.'));
const text = `(${textEndings.join('|')})`;

/** The directives in both .htaccess and the virtual host's folder. */
function rules({ prefix, aliases }: SiteLayout): string {
  const always = [...securityHeaders, ['Cache-Control', cacheControl.other]];
  const spellings = aliases.map(
    ([alias, page]) => `RewriteRule ^${escapeRegExp(alias)}(/.*)?$ ${page}/ [R=301,L]`,
  );
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 403 ${prefix}404.html
ErrorDocument 404 ${prefix}404.html
FileETag MTime Size

# Types. A compressed copy keeps the type of its content.
AddDefaultCharset utf-8
${fileTypes.map(({ type, endings }) => `AddType ${type} ${endings.map((ending) => `.${ending}`).join(' ')}`).join('\n')}
AddCharset utf-8 ${textEndings.map((ending) => `.${ending}`).join(' ')}
RemoveType .gz .br
AddEncoding gzip .gz
AddEncoding br .br

# Headers of every response.
${always.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set ${hsts[0]} "${hsts[1]}" "expr=%{HTTPS} == 'on'"
Header always set Content-Security-Policy "${policies.worker}" "expr=%{REQUEST_URI} =~ m#${workerPattern(prefix)}#"
Header always set Permissions-Policy "${permissions.camera}" "expr=%{REQUEST_URI} =~ m#${cameraPattern(prefix)}#"
Header always set Cache-Control "${cacheControl.hashed}" "expr=%{REQUEST_URI} =~ m#^${prefix}${hashedFolder}# && %{REQUEST_STATUS} < 400"
Header always set Cache-Control "${cacheControl.error}" "expr=%{REQUEST_STATUS} >= 400"
# The time alone does not show that a file changed (it goes back with an earlier release); browsers also send the ETag.
RequestHeader unset If-Modified-Since
# A folder's redirect contains only the path: behind a proxy, this server does not know its own address.
Header always edit Location "^https?://[^/]+/" "/"

RewriteEngine On
RewriteBase ${prefix}
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD|OPTIONS)$
RewriteRule ^ - [R=405,L]
# Never sent: files for servers, and everything that starts with a dot (except for certificates).
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule (^|/)(${undottedFiles.map(escapeRegExp).join('|')})$ - [NC,R=404,L]
${spellings.join('\n')}
# A package has a .br and a .gz next to each text file. The first condition excludes the error page, which would loop.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+\\.${text})$ $1.br [E=no-gzip:1,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+\\.${text})$ $1.gz [E=no-gzip:1,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}/index.html.br -f
RewriteRule ^(.*/)?$ $1index.html.br [E=no-gzip:1,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}/index.html.gz -f
RewriteRule ^(.*/)?$ $1index.html.gz [E=no-gzip:1,L]
<FilesMatch "\\.${text}(\\.(gz|br))?$">
    Header merge Vary Accept-Encoding
</FilesMatch>`;
}

function gates({ prefix, student, faculty }: SiteLayout): string {
  const gate = (
    name: string,
    segments: readonly string[],
    groups: readonly string[],
  ) => `#<If "%{REQUEST_URI} =~ m#(?i)${gatedPattern(prefix, segments)}#">
#    AuthName "${name}"
#    # 1. A file of names and passwords (htpasswd -B -c /etc/apache2/edify-${groups[0]}.htpasswd NAME); mod_auth_basic:
#    AuthType Basic
#    AuthUserFile /etc/apache2/edify-${groups[0]}.htpasswd
#    Require valid-user
#    # 2. OIDC; mod_auth_openidc, with OIDCProviderMetadataURL and the rest in the server's configuration:
#    #AuthType openid-connect
${groups.map((group) => `#    #Require claim groups:${group}`).join('\n')}
#    # 3. Shibboleth; mod_shib:
#    #AuthType shibboleth
#    #ShibRequestSetting requireSession true
${groups.map((group) => `#    #Require shib-attr groups ${group}`).join('\n')}
#</If>`;
  return `# GATES. Uncomment this section and keep one of the three kinds. Apache decodes the address and removes "//" and "/../",
# and "(?i)" ignores case, so no spelling of an address bypasses a gate.
# Each gate has its own users: a student's password does not open faculty pages. Users who may read both are in both files.
${gate('Faculty', faculty, ['faculty'])}
${gate('Students and faculty', student, ['students', 'faculty'])}`;
}

/** The file that Apache reads from the site's folder, if the host allows it. */
export function htaccess(layout: SiteLayout): string {
  return `# Edify for Apache 2.4. The folder needs "AllowOverride All"; modules: dir, headers, mime, rewrite.
# Where you can change the server's own configuration, servers/apache/edify.conf is faster.
${rules(layout)}

${gates(layout)}
`;
}

/** A virtual host, for a machine whose configuration you can change. */
export function apacheHost(layout: SiteLayout): string {
  const { prefix, host } = layout;
  const folder = prefix === '/' ? `DocumentRoot ${siteFolder}` : `Alias ${prefix} ${siteFolder}/`;
  const start =
    prefix === '/'
      ? ''
      : `    RedirectMatch 301 "^${escapeRegExp(prefix.slice(0, -1))}$" "${prefix}"\n`;
  const inner = `${rules(layout)}\n\n${gates(layout)}`.replace(/^(?=.)/gm, '        ');
  return `# Edify for Apache 2.4 (on Debian: /etc/apache2/sites-available/edify.conf, then: a2enmod headers rewrite ssl
# and a2ensite edify). Modules: dir, headers, mime, rewrite, and ssl for HTTPS.

<VirtualHost *:80>
    ServerName ${host}
    Redirect permanent / https://${host}/
</VirtualHost>

<VirtualHost *:443>
    ServerName ${host}
    SSLEngine on
    SSLCertificateFile /etc/ssl/certs/edify.pem
    SSLCertificateKeyFile /etc/ssl/private/edify.key
    ${folder}
${start}    <Directory ${siteFolder}>
        AllowOverride None
        Require all granted
${inner}
    </Directory>

${ownCode(prefix).replace(/^(?=.)/gm, '    ')}
</VirtualHost>
`;
}

/** The rules for the signed-in person's own access code, as a comment. They work in a virtual host only. */
function ownCode(prefix: string): string {
  const headers = [...securityHeaders, ['Cache-Control', cacheControl.error]];
  const address = ownCodeAddress(prefix);
  return `# CAMPUS IDENTITY. ${address} answers with the access code of the person whom this server already knows, so that
# the login page needs no card. Write the files with: npm run college -- keys ${keysFolder}
# and let only Apache read them: chown -R www-data ${keysFolder}. Keep one of the three kinds. The name of the account is a file
# name, so the condition accepts only small letters and digits. The folder is closed for every other address.
#RewriteEngine On
#RewriteCond %{LA-U:REMOTE_USER} ${safeAccountName}
#RewriteRule ^${escapeRegExp(address)}$ ${keysFolder}/%0.json [L]
#<Directory ${keysFolder}>
#    AllowOverride None
#    Require all denied
#</Directory>
#<Location "${address}">
${headers.map(([name, value]) => `#    Header always set ${name} "${value}"`).join('\n')}
#    ForceType application/json
#    AuthName "Campus account"
#    # 1. A file of names and passwords (htpasswd -B -c /etc/apache2/edify-accounts.htpasswd NAME); mod_auth_basic:
#    AuthType Basic
#    AuthUserFile /etc/apache2/edify-accounts.htpasswd
#    # 2. OIDC; mod_auth_openidc, with "OIDCRemoteUserClaim preferred_username" and the rest in the server's configuration:
#    #AuthType openid-connect
#    # 3. Shibboleth; mod_shib, with REMOTE_USER="uid" in shibboleth2.xml:
#    #AuthType shibboleth
#    #ShibRequestSetting requireSession true
#    Require valid-user
#</Location>`;
}
