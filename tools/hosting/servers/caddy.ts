import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, ServerSetting } from './instance';
import { people, type TestPerson } from './person';
import { shippedFile, uncomment } from './shipped-file';

/** Writes Caddy's configuration into the setting's folder and returns the command that starts it. */
export function caddyCommand(setting: ServerSetting): Command {
  const { dir, gate, port, plainPort, certificate, key } = setting;
  let text = shippedFile(setting, 'caddy/Caddyfile').replace(
    /^localhost \{$/m,
    `localhost {\n\ttls ${certificate} ${key}`,
  );
  if (gate === 'basic') {
    text = closeGates(text, 'basicauth')
      .replaceAll('STUDENT_NAME HASH', hashedLine(people.student))
      .replaceAll('FACULTY_NAME HASH', hashedLine(people.teacher));
  }
  if (gate === 'asked') {
    text = closeGates(text, 'forward_auth').replaceAll('4180', String(setting.authPort));
  }
  const global = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n}\n`;
  const conf = join(dir, 'Caddyfile');
  writeFileSync(conf, global + text);
  const args = ['--config', conf, '--adapter', 'caddyfile'];
  const env = { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir };
  return { program: 'caddy', args: ['run', ...args], check: ['validate', ...args], env };
}

/** Closes both gates with a directive. */
function closeGates(text: string, directive: string): string {
  const withFaculty = uncomment(text, `#${directive} @faculty`, '#}');
  return uncomment(withFaculty, `#${directive} @students`, '#}');
}

/** Hashes by password: one takes a second. */
const hashes = new Map<string, string>();

function hashedLine({ name, password }: TestPerson): string {
  const args = ['hash-password', '--plaintext', password];
  const hash = hashes.get(password) ?? spawnSync('caddy', args, { encoding: 'utf8' }).stdout.trim();
  hashes.set(password, hash);
  return `${name} ${hash}`;
}
