import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import type { Inventory } from '@/tools/file/inventory';
import type { ServerFile } from '@/tools/site/servers/files';
import { releaseName } from '@/tools/file/inventory-file';
import { isHidden } from '@/tools/file/listed-file';

/** Text of GUIDE.md, the instructions inside a package. */
export function guide(inventory: Inventory, servers: readonly ServerFile[]): string {
  const { version, basePath, siteUrl, files } = inventory;
  const address = `${siteUrl || 'https://college.example'}${basePath}/`;
  const own = Object.keys(files).filter(isHidden);
  return `# Edify ${version}, release ${releaseName(inventory)}

A college portal of static files: \`out/\` is the whole site. Any web server that can send files can host it. It was built
for \`${basePath}/\` on its host; another path or host needs another build.

## From zip to live

1. Unpack each package into a new folder, outside the folders that the server sends, and check that all files are
   complete: \`sha256sum -c SHA256SUMS\` (on macOS \`shasum -a 256 -c SHA256SUMS\`). \`sbom.cdx.json\` lists the packages from
   which the site is built (CycloneDX), and \`LICENSES.txt\` has their licences.
2. Copy the **contents** of \`out/\`, including files that start with a dot, into the folder of the web server. You can
   repeat these commands:

   \`\`\`sh
   mkdir -p /srv/edify/current/_next
   cp -R out/_next/. /srv/edify/current/_next/
   cp -R out/. /srv/edify/current/
   mkdir -p /srv/edify/current/myprofile
   cp -R out/MyProfile/. /srv/edify/current/myprofile/
   \`\`\`

   They delete nothing. If \`out/\` has a folder \`people/\`, delete the old \`people/\` first: a record that is no longer in
   it stays otherwise, even if its access code was revoked. In a checkout of Edify, \`npm run deploy -- FOLDER --from out\` deletes old files, switches
   at once and can roll back. Do not use \`cp -r out FOLDER\`: run twice, it creates \`FOLDER/out/\`, a second site that no
   gate covers.
3. Choose the file for your server from the list below, read the comments at its top, set your host and folder, and reload
   the server.
4. In a checkout of Edify, run \`npm run verify -- ${address}\`: it requests every file of the live site and says what to
   fix.

## Which file for which server

${serverList(servers)}
${own.length > 0 ? `\nThese are in \`out/\` itself, where their servers look for them: ${own.map(code).join(', ')}.\n` : ''}
On every server: responses have the security headers of these files; \`_next/static/\` may be cached for a year, all other
files are checked again (\`no-cache\`), errors are not cached; browsers that accept them get the \`.br\` and \`.gz\` files.
Sealed records (\`people/*.jwe\`) are sent as \`application/jose\`, and no folder is listed.

${Object.entries(aliases)
  .map(([alias, page]) => `\`${alias}\` is a second spelling of \`${page}\`.`)
  .join(' ')} The package has no folder for it, because on a disk that
ignores case it would overwrite the page itself. The server files handle that spelling; the last commands of step 2 create
it for servers without them. \`verify\` checks it.

## Gates

Anyone who can open the address of a page can read it. Put real records behind the sign-in of your server: the server files
contain gates as comments (password, single sign-on), with separate users for the faculty pages. Put these behind a gate,
with everything below them and in every mix of upper and lower case: ${portalRoutes.map((name) => code(basePath + routes[name])).join(', ')}.
\`npm run verify -- ${address} --gated\` tries to get past it.

## Update and roll back

Repeat step 2 with the new package, and leave old files in \`_next/static/\` for 30 days: open tabs still request them. To
go back, copy the earlier package. \`npm run deploy\` does both; to go back, add \`--rollback\`.
`;
}

function serverList(servers: readonly ServerFile[]): string {
  if (servers.length === 0) return 'This package contains no server files.';
  const lines = servers.map(
    ({ path, tested }) => `- \`servers/${path}\`${tested ? '' : ' (not run by our tests)'}`,
  );
  return `${lines.join('\n')}

Our tests start the real server with the files that have no note. "Not run by our tests" means: written from the server's
documentation; check the site with \`npm run verify\` after the first start.`;
}

const code = (text: string): string => `\`${text}\``;
