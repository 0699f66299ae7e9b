import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programs } from './find';
import type { SpeechLog } from './speech-log';
import { SpeechClient } from './ssip';
import { waitUntil } from './wait-until';

/** A display, a bus and a running Orca, invisible, silent and separate from the user's desktop. */
interface DesktopSession {
  env: NodeJS.ProcessEnv;
  /** A temporary folder that `stop` removes. */
  folder: string;
  stop: () => Promise<void>;
}

/** Starts everything that a browser and Orca need to communicate; what Orca says goes to the log. */
export async function startDesktop(programs: Programs, log: SpeechLog): Promise<DesktopSession> {
  const folder = mkdtempSync(join(tmpdir(), 'edify-orca-'));
  const started: ChildProcess[] = [];
  const speech = speechServer(log);
  // In case this process exits before `stop` is called.
  const end = () => {
    for (const child of started) child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);
  const stop = async () => {
    process.off('exit', end);
    for (const child of started.reverse()) await endProcess(child);
    speech.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const socket = join(folder, 'speech');
    speech.listen(socket);
    await once(speech, 'listening');
    const env = ownEnvironment(folder);
    const begin = (program: string, args: string[]): ChildProcess => {
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env });
      started.push(child);
      for (const stream of [child.stdout, child.stderr]) stream?.resume();
      return child;
    };
    const screen = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
    env['DISPLAY'] = `:${await firstText(begin(programs.display, screen), 3)}`;
    const bus = begin(programs.bus, ['--session', '--nofork', '--nopidfile', '--print-address=3']);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstText(bus, 3);
    env['SPEECHD_ADDRESS'] = `unix_socket:${socket}`;
    await startOrca(begin(programs.orca, ['--user-prefs', join(folder, 'orca')]), log);
    return { env, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The environment of the programs: a separate home, English, and no display or bus of the user. */
function ownEnvironment(folder: string): NodeJS.ProcessEnv {
  const inFolder = (name: string) => {
    mkdirSync(join(folder, name), { mode: 0o700 });
    return join(folder, name);
  };
  return {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env['PATH'] ?? '',
    LANG: 'C.UTF-8',
    HOME: inFolder('home'),
    XDG_RUNTIME_DIR: inFolder('run'),
    XDG_SESSION_TYPE: 'x11',
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    // Makes GTK, Firefox and Chromium report what they show.
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
  };
}

/** Replaces the speech server: it logs text instead of speaking it, and takes the time of speech. */
function speechServer(log: SpeechLog): Server {
  return createServer((socket) => {
    const client = new SpeechClient(
      (speech) => log.add(speech),
      (event) => socket.writable && socket.write(event),
    );
    socket.setEncoding('utf8');
    socket.on('data', (sent: string) => socket.write(client.receive(sent)));
    socket.on('error', () => socket.destroy());
  });
}

/** Waits until Orca has spoken for the first time. */
async function startOrca(orca: ChildProcess, log: SpeechLog): Promise<void> {
  let written = '';
  for (const stream of [orca.stdout, orca.stderr])
    stream?.on('data', (text: Buffer) => (written += String(text)));
  await waitUntil('Orca starts and speaks', () => {
    if (orca.exitCode !== null || orca.signalCode !== null)
      throw new Error(`Orca ended before it spoke: ${written.trim()}`);
    return log.said(/./, 0).length > 0;
  });
}

/** The first text that a process writes to a stream. */
function firstText(child: ChildProcess, stream: number): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
    child.stdio[stream]?.once('data', (text: Buffer) => resolve(String(text).trim()));
  });
}

/** Ends a process, by force if it does not end within five seconds. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exit = once(child, 'exit');
  child.kill();
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await exit;
  clearTimeout(force);
}
