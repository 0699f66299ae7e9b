import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFolder } from '@/tools/site/servers/site-layout';
import type { Command, ServerSetting } from './instance';
import { writeOwnCodes, writePasswords } from './person';
import { shippedFile, uncomment } from './shipped-file';

const modules = '/usr/lib/apache2/modules';

const loadedModules =
  'mpm_event authn_core authn_file authz_core authz_user auth_basic alias autoindex dav dav_fs deflate dir env filter headers mime rewrite setenvif socache_shmcb ssl';

/** Writes Apache's configuration into the setting's folder and returns the command that starts it. */
export function apacheCommand(setting: ServerSetting): Command {
  const { dir, kind } = setting;
  writePasswords(dir);
  let host =
    kind === 'htaccess' ? htaccessHost(setting) : shippedFile(setting, 'apache/edify.conf');
  if (setting.drop !== undefined)
    host = host.replace(
      'SSLEngine on',
      (line) => `${line}\n${shippedFile(setting, 'apache/edify-drop.conf')}`,
    );
  writeFileSync(join(dir, 'edify.conf'), withGate(withTestPorts(host, setting), setting));
  writeFileSync(join(dir, 'apache.conf'), mainConfig(setting));
  const conf = ['-f', join(dir, 'apache.conf')];
  return { program: 'apache2', args: [...conf, '-DFOREGROUND'], check: [...conf, '-t'] };
}

const withTestPorts = (text: string, { port, plainPort }: ServerSetting): string =>
  text.replace('*:80', `127.0.0.1:${plainPort}`).replace('*:443', `127.0.0.1:${port}`);

/** A host as a college rents it: it knows only the folder, and the folder's own file sets the rest. */
function htaccessHost({ basePath, site, certificate, key }: ServerSetting): string {
  const folder = basePath === '' ? `DocumentRoot ${site}` : `Alias ${basePath}/ ${site}/`;
  return `<VirtualHost *:443>
  ServerName localhost
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
  ${folder}
  ${basePath && `RedirectMatch 301 "^${basePath}$" "${basePath}/"`}
  <Directory ${site}>
    AllowOverride All
    Require all granted
  </Directory>
</VirtualHost>
<VirtualHost *:80>
  ServerName localhost
  Redirect permanent / https://localhost/
</VirtualHost>
`;
}

/** Closes the gates, in the host's file or in the site's own. */
function withGate(host: string, { kind, gate, site, dir }: ServerSetting): string {
  if (gate === 'open') return host;
  const close = (text: string) =>
    uncomment(uncomment(text, '#<If', '#</If>'), '#<If', '#</If>').replaceAll(
      '/etc/apache2/edify-',
      join(dir, 'edify-'),
    );
  if (kind === 'apache')
    return close(
      uncomment(host, '#RewriteEngine On', '#</Location>').replaceAll(
        keysFolder,
        writeOwnCodes(dir),
      ),
    );
  const file = join(site, '.htaccess');
  const closed = close(readFileSync(file, 'utf8'));
  // It may be a link to the file of the export.
  rmSync(file);
  writeFileSync(file, closed);
  return host;
}

function mainConfig({ dir, drop, port, plainPort }: ServerSetting): string {
  const lines = loadedModules
    .split(' ')
    .filter((name) => existsSync(join(modules, `mod_${name}.so`)))
    .map((name) => `LoadModule ${name}_module ${join(modules, `mod_${name}.so`)}`);
  return `ServerRoot ${dir}
PidFile ${join(dir, 'apache.pid')}
DefaultRuntimeDir ${dir}
Mutex file:${dir}
ErrorLog ${join(dir, 'error.log')}
${drop === undefined ? '' : `CustomLog ${join(dir, 'access.log')} "%h %t %r %>s %{Referer}i %{User-Agent}i" env=!edify_letter`}
ServerName localhost
ServerTokens Prod
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${plainPort}
${lines.join('\n')}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
IncludeOptional ${join(dir, 'edify.conf')}
`;
}
