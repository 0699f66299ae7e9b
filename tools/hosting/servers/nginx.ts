import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFolder, ownCodeAddress } from '@/tools/site/servers/site-layout';
import type { Command, ServerSetting } from './instance';
import { writeOwnCodes, writePasswords } from './person';
import { shippedFile, uncomment } from './shipped-file';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Writes nginx's configuration into the setting's folder, the shipped files almost unchanged, and returns the command
 * that starts it.
 */
export function nginxCommand(setting: ServerSetting): Command {
  const { basePath, dir, gate, storePort } = setting;
  const isStore = setting.kind === 'store' || setting.kind === 'ceph';
  const text = (name: string) => shippedFile(setting, `nginx/${name}`);
  const write = (name: string, content: string) => writeFileSync(join(dir, name), content);

  let rules = text(isStore ? 'edify-store.conf' : 'edify-site.conf');
  if (existsSync(brotli) && !isStore)
    rules = uncomment(rules, 'brotli_static on', 'brotli_static on');
  if (gate === 'basic') {
    rules = uncomment(rules, '#auth_basic $', '#auth_basic_user_file');
    rules = rules.replaceAll('/etc/nginx/edify-$', join(dir, 'edify-$'));
  }
  let maps = text('edify-maps.conf');
  if (gate === 'asked') {
    rules = uncomment(rules, '#set $edify_who', '#error_page 401');
    rules = uncomment(rules, '#location = /edify-gate', '#    proxy_set_header X-Forwarded-Proto');
    rules = rules
      .replace(/^#}$/m, '}')
      .replaceAll('127.0.0.1:4180', `127.0.0.1:${setting.authPort}`);
  }
  if (gate !== 'open' && !isStore) {
    rules = uncomment(rules, `#location = ${ownCodeAddress(`${basePath}/`)}`, '#}')
      .replaceAll(keysFolder, writeOwnCodes(dir))
      .replaceAll('/etc/nginx/edify-accounts', join(dir, 'edify-accounts'));
  }
  if (gate === 'asked') {
    rules = rules.replace(/ *auth_basic "Campus account";\n.*\n/, '');
    rules = uncomment(rules, '#auth_request /edify-account', '#auth_request_set');
    rules = uncomment(rules, '#location = /edify-account', '#}');
    maps = maps.replace(/^map \$remote_user [^}]*}\n/m, '');
    maps = uncomment(maps, '#map $edify_account', '#}');
  }
  writePasswords(dir);
  if (setting.drop !== undefined) {
    maps += text('edify-drop-maps.conf');
    rules = text('edify-drop.conf') + rules;
  }
  write('edify-maps.conf', maps);
  write('edify-site.conf', rules);
  const server = isStore
    ? rules
        .replace('127.0.0.1:7480', `127.0.0.1:${storePort}`)
        .replace('Host portal.', `Host ${setting.bucket}.`)
        .replace('/var/cache/nginx/edify', join(dir, 'cache'))
    : text('edify-server.conf');
  write('edify-server.conf', withTestPorts(server, setting));
  write('nginx.conf', mainConfig(setting));
  const conf = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  return { program: 'nginx', args: conf, check: [...conf, '-t', '-q'] };
}

function withTestPorts(text: string, { dir, port, plainPort }: ServerSetting): string {
  return text
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('/etc/nginx/edify-site.conf', join(dir, 'edify-site.conf'));
}

function mainConfig({ dir, drop }: ServerSetting): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `    ${kind}_temp_path ${join(dir, kind)};`,
  );
  return `${existsSync(brotli) ? `load_module ${brotli};` : ''}
daemon off;
pid ${join(dir, 'nginx.pid')};
${process.getuid?.() === 0 ? `user ${drop === undefined ? 'root' : 'www-data'};` : ''}
worker_processes 1;
events {}
http {
    access_log ${drop === undefined ? 'off' : join(dir, 'access.log')};
${temporary.join('\n')}
    include ${join(dir, 'edify-maps.conf')};
    include ${join(dir, 'edify-server.conf')};
}
`;
}
