import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalRoutes, routes, type RouteName } from '@/lib/site/routes';
import { writeInventory } from '@/tools/file/inventory';
import { precompress } from '@/tools/site/build/precompress';
import { writeSiteFiles } from '@/tools/site/servers/files';
import { writeFolder } from '../../tools/command/__tests__/write-folder';

/** Text in every student page, in every faculty page, and in files that no server may send. */
export const secrets = {
  student: 'RECORD-OF-A-STUDENT',
  faculty: 'RECORD-OF-THE-FACULTY',
  server: 'FOR-THE-SERVER-ALONE',
} as const;

/** Sealed records of three people, as far as a server can see. */
export const sealedPeople: Readonly<Record<string, string>> = {
  'people/people.json': JSON.stringify({ format: 1, college: 'a'.repeat(26), buckets: 0 }),
  ...Object.fromEntries(
    ['ab', 'ab', 'c0'].map((folder, at) => [
      `people/${folder}/${`${at}f`.repeat(15)}.jwe`,
      `eyJhbGciOiJkaXIifQ..${'aXY'.repeat(4)}.${'c2VhbGVk'.repeat(400)}${at}.dGFn`,
    ]),
  ),
};

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;

function page(title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}<title>${title}</title></head><body><h1>${title}</h1><p>${`${text} `.repeat(120)}</p></body></html>`;
}

function secretOf(name: RouteName): string {
  return name.startsWith('faculty') ? secrets.faculty : secrets.student;
}

/**
 * Writes a small site with every address, like a build as far as a server can see, in about a second. Adds files that
 * no release contains and no server may send.
 */
export async function writeSmallSite(text = 'first', basePath = ''): Promise<string> {
  const files: Record<string, string> = {
    '404.html': page('Page not found', 'There is no such page.'),
    'robots.txt': `User-agent: *\n# ${text}\n`,
    'images/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    '_next/static/chunks/a1b2.js': 'void 0; '.repeat(300),
    [`_next/static/chunks/${text}.js`]: 'void 0; '.repeat(300),
    'read-text.js': 'void 0; '.repeat(300),
    ...sealedPeople,
  };
  for (const name of Object.keys(routes) as RouteName[]) {
    const folder = routes[name].slice(1);
    const isRecord = portalRoutes.includes(name);
    files[`${folder}index.html`] = page(`${name}: ${text}`, isRecord ? secretOf(name) : 'Welcome.');
    if (isRecord) files[`${folder}index.txt`] = `${text} ${secretOf(name)}`;
  }
  const folder = writeFolder(files);
  mkdirSync(join(folder, 'myprofile'));
  cpSync(join(folder, 'MyProfile'), join(folder, 'myprofile'), { recursive: true });
  const target = { basePath, siteUrl: 'https://localhost' };
  writeSiteFiles(folder, target);
  writeInventory(folder, process.cwd(), target);
  await precompress(folder, () => {});
  writeLeftovers(folder, { '.git/config': secrets.server, '.env': secrets.server });
  return folder;
}

/** Adds files to a site that no release contains, as a careless copy leaves behind. */
function writeLeftovers(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
}
