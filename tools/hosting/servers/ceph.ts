import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, stopServer } from './instance';

/** A gateway of Ceph that keeps everything in memory. */
export interface CephStore {
  port: number;
  /** Creates a bucket whose files everybody may read and nobody may list, and returns its name for rclone. */
  createBucket: (name: string) => string;
  stop: () => Promise<void>;
}

/** Returns true if Debian's packages radosgw, ceph-mon, ceph-osd and rclone are installed. */
export function hasCeph(): boolean {
  return ['radosgw', 'ceph-mon', 'ceph-osd', 'rclone'].every(
    (program) => spawnSync(program, ['--version']).status === 0,
  );
}

/** Runs rclone and returns what it prints. */
export function rclone(...args: string[]): string {
  const env = { ...process.env };
  // Versions before 1.61 stop with an error if it is set.
  delete env['AWS_CA_BUNDLE'];
  return execFileSync('rclone', args, { env, encoding: 'utf8' });
}

/** Starts a monitor, a storage daemon and a gateway of Ceph, whose files are in a new folder. */
export async function startCeph(
  dir: string,
  [monitorPort, port]: readonly [number, number],
): Promise<CephStore> {
  for (const name of ['', 'mon', 'osd', 'rgw']) mkdirSync(join(dir, name));
  const conf = ['-c', join(dir, 'ceph.conf')];
  const [cluster, osd, key, secret] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  writeFileSync(
    join(dir, 'ceph.conf'),
    `[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitorPort}/0]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${dir}
log file = ${dir}/$name.log
mon cluster log file = ${dir}/cluster.log
admin socket = ${dir}/$name.asok
mon data = ${dir}/mon
osd data = ${dir}/osd
rgw data = ${dir}/rgw
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd objectstore = memstore
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default pg num = 1
rgw dns name = s3.college.example
rgw frontends = beast endpoint=127.0.0.1:${port}
`,
  );
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, [...conf, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
  };
  const started: ChildProcess[] = [];
  const start = async (program: string, name: string, answersAt: number) => {
    const args = [...conf, '-n', name, '-f'];
    const command = { program, args, check: ['--version'], patience: 300 };
    started.unshift(await startServer(command, answersAt));
  };
  const stop = async () => {
    for (const child of started) await stopServer(child);
  };
  try {
    const address = `[v2:127.0.0.1:${monitorPort}]`;
    run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', address, join(dir, 'map'));
    run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', join(dir, 'map'));
    await start('ceph-mon', 'mon.a', monitorPort);
    run('ceph', '--connect-timeout', '300', 'osd', 'new', osd);
    run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
    started.unshift(spawn('ceph-osd', [...conf, '-i', '0', '-f'], { stdio: 'ignore' }));
    await start('radosgw', 'client.rgw', port);
    const user = ['--uid', 'college', '--display-name', 'college'];
    run('radosgw-admin', 'user', 'create', ...user, '--access-key', key, '--secret-key', secret);
  } catch (error) {
    await stop();
    throw error;
  }
  const keys = `access_key_id=${key},secret_access_key=${secret}`;
  const rights = 'acl=public-read,bucket_acl=private';
  const createBucket = (name: string) => {
    const remote = `:s3,provider=Ceph,endpoint="http://127.0.0.1:${port}",${keys},${rights}:${name}`;
    rclone('mkdir', remote);
    return remote;
  };
  return { port, createBucket, stop };
}
