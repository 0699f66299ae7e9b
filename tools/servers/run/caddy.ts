import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFiles } from '../files';
import { siteFolder } from '../site-layout';
import type { Command, Setting } from './instance';
import { people, uncomment, type Person } from './person';

/** Writes Caddy's configuration into the setting's folder and returns the command that starts it. */
export function caddyCommand(setting: Setting): Command {
  const { dir, basePath, site, gate, port, plainPort, certificate, key } = setting;
  const file = serverFiles({ basePath, siteUrl: 'https://localhost' }).find(
    ({ path }) => path === 'caddy/Caddyfile',
  );
  let text = (file?.text ?? '')
    .replaceAll(siteFolder, site)
    .replace(/^localhost \{$/m, `localhost {\n\ttls ${certificate} ${key}`);
  if (gate === 'basic') {
    text = uncomment(uncomment(text, '#basicauth @faculty', '#}'), '#basicauth @students', '#}');
    text = text
      .replaceAll('STUDENT_NAME HASH', hashedLine(people.student))
      .replaceAll('FACULTY_NAME HASH', hashedLine(people.teacher));
  }
  if (gate === 'asked') {
    text = uncomment(
      uncomment(text, '#forward_auth @faculty', '#}'),
      '#forward_auth @students',
      '#}',
    );
    text = text.replaceAll('4180', String(setting.authPort));
  }
  const global = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n}\n`;
  const conf = join(dir, 'Caddyfile');
  writeFileSync(conf, global + text);
  const args = ['--config', conf, '--adapter', 'caddyfile'];
  const env = { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir };
  return { program: 'caddy', args: ['run', ...args], check: ['validate', ...args], env };
}

function hashedLine({ name, password }: Person): string {
  const hashed = spawnSync('caddy', ['hash-password', '--plaintext', password], {
    encoding: 'utf8',
  });
  return `${name} ${hashed.stdout.trim()}`;
}
