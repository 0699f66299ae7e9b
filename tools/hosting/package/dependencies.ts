import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackageFiles } from './zip';

interface Entry {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  /** Also set for packages that exist for one kind of computer only. */
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Entry>;
}

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: object; component: { name: string } };
}

/** What the site is built from: a CycloneDX list, and the licences of these packages. */
export function describeDependencies(root: string): PackageFiles {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const used = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional }]) =>
      path.startsWith('node_modules/') &&
      lock.packages[path]?.link !== true &&
      !dev &&
      !devOptional,
  );
  const dependencies = Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([path]) => !path.startsWith('node_modules/'))
      .flatMap(([, entry]) => Object.entries(entry.dependencies ?? {})),
  );
  const product = { name, version, dependencies };
  const folder = mkdtempSync(join(tmpdir(), 'edify-sbom-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(product));
    const packages = { '': product, ...Object.fromEntries(used) };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    return new Map([
      ['sbom.cdx.json', bomOf(folder, String(name))],
      ['LICENSES.txt', licencesOf(root, used)],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The list that npm makes from a package-lock.json, without what differs from run to run. */
function bomOf(folder: string, name: string): string {
  const npm = process.env['npm_execpath'];
  const [program, start] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  // Whatever the person has set for npm.
  const all = ['--include=optional', '--include=peer', '--sbom-type=library'];
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline', ...all];
  const { status, stdout, stderr } = spawnSync(program, [...start, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0)
    throw new Error(
      `package: npm could not list the dependencies, so no zip was written. ${stderr}`,
    );
  const bom = JSON.parse(stdout) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  // npm writes the name of the folder.
  bom.metadata.component.name = name;
  return `${JSON.stringify(bom, null, 1)}\n`;
}

/** The licence files of the packages that are the same on every computer, in the order of package-lock.json. */
function licencesOf(root: string, used: readonly (readonly [string, Entry])[]): string {
  const parts = used
    .filter(([, { optional }]) => !optional)
    .map(([path, { version, license }]) => {
      const texts = readdirSync(join(root, path), { withFileTypes: true })
        .filter((file) => file.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(file.name))
        .map((file) => file.name)
        .sort()
        .map((file) => readFileSync(join(root, path, file), 'utf8').trim());
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [`${name} ${version} (${license ?? 'no licence named'})`, ...texts].join('\n\n');
    });
  return `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}
