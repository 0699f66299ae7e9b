import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hiddenFiles } from '@/tools/file/listed-file';

/** What a request's address resolves to in an exported folder. */
type LocateResult =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  | { kind: 'malformed' };

/** Resolves an address ("/Dashboard?x=1") as common web servers do for a folder of files. */
export async function locateAddress(
  dir: string,
  basePath: string,
  address: string,
): Promise<LocateResult> {
  const queryAt = address.indexOf('?');
  const rawPath = queryAt < 0 ? address : address.slice(0, queryAt);
  const query = queryAt < 0 ? '' : address.slice(queryAt);
  const segments = decode(rawPath);
  if (segments === undefined) return { kind: 'malformed' };

  const path = `/${segments.join('/')}`;
  const hidden = segments.some((name) => name.startsWith('.') || hiddenFiles.includes(name));
  if (hidden || (path !== basePath && !path.startsWith(`${basePath}/`))) return { kind: 'missing' };
  const target = join(dir, path.slice(basePath.length));
  const closed = rawPath.endsWith('/');
  const entry = await stat(target).catch(() => undefined);
  if (entry?.isDirectory() === true) {
    // Rebuilt from decoded segments: "//host" must not become an address of another host.
    if (!closed) return { kind: 'redirect', to: `${encode(segments)}/${query}` };
    const index = join(target, 'index.html');
    const page = await stat(index).catch(() => undefined);
    return page?.isFile() === true ? { kind: 'file', path: index } : { kind: 'missing' };
  }
  return entry?.isFile() === true && !closed ? { kind: 'file', path: target } : { kind: 'missing' };
}

function decode(rawPath: string): string[] | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  try {
    const segments = decodeURIComponent(rawPath).split('/').filter(Boolean);
    const unsafe = segments.some((segment) => segment === '..' || /[\\\0]/.test(segment));
    return unsafe ? undefined : segments;
  } catch {
    return undefined;
  }
}

const encode = (segments: readonly string[]): string =>
  `/${segments.map(encodeURIComponent).join('/')}`;
