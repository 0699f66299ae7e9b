import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import type { Inventory } from '../../build/inventory';
import type { ServerFile } from '../../servers/files';
import { releaseName } from '../inventory-file';
import { isHidden } from '../listed-file';

/** The one page that a package explains itself with. */
export function guide(inventory: Inventory, servers: readonly ServerFile[]): string {
  const { version, basePath, siteUrl, files } = inventory;
  const address = `${siteUrl || 'https://college.example'}${basePath}/`;
  const own = Object.keys(files).filter(isHidden);
  return `# Edify ${version}, release ${releaseName(inventory)}

A college portal that is nothing but files: \`out/\` is the whole site. It needs a web server that can send files, and
nothing else. It was built to be served at \`${basePath}/\` of its host; another path or host needs another build.

## From zip to live

1. Unpack each package into a folder of its own, outside of what the server sends, and check that nothing was lost on the
   way: \`sha256sum -c SHA256SUMS\` (on macOS \`shasum -a 256 -c SHA256SUMS\`).
2. Copy what is **in** \`out/\`, files that start with a dot too, into the folder of the web server. These commands can be
   repeated:

   \`\`\`sh
   mkdir -p /srv/edify/current/_next
   cp -R out/_next/. /srv/edify/current/_next/
   cp -R out/. /srv/edify/current/
   mkdir -p /srv/edify/current/myprofile
   cp -R out/MyProfile/. /srv/edify/current/myprofile/
   \`\`\`

   They delete nothing. From a checkout of Edify \`npm run deploy:dir -- FOLDER --from out\` does, switches at once and can
   go back. Do not use \`cp -r out FOLDER\`: done twice it makes \`FOLDER/out/\`, a second site that no gate covers.
3. Take the server's file from the list below, read the comments at its top, set your host and folder, and reload.
4. From a checkout of Edify: \`npm run verify -- ${address}\` asks the live site for every file and says what to fix.

## Which file for which server

${serverList(servers)}
${own.length > 0 ? `\nThese stand in \`out/\` itself, where their servers look for them: ${own.map(code).join(', ')}.\n` : ''}
Whatever the server: answers carry the security headers of these files; \`_next/static/\` may be kept for a year, all else
is asked for again (\`no-cache\`), errors are not kept; the \`.br\` and \`.gz\` files are sent to browsers that take them.

${Object.entries(aliases)
  .map(([alias, page]) => `\`${alias}\` is a second spelling of \`${page}\`.`)
  .join(' ')} The package has no folder for it, since on a disk that
ignores case it would fall on the page itself. The server files answer that spelling; the last commands of step 2 write it
for servers without them. verify looks at it.

## Gates

Every page can be read by whoever can open its address. Put real records behind the sign-in of your server: the server
files hold gates as comments (password, single sign-on), with users of their own for the pages of the faculty. Behind a gate belong, with everything below them and in every
spelling of upper and lower case: ${portalRoutes.map((name) => code(basePath + routes[name])).join(', ')}.
\`npm run verify -- ${address} --gated\` tries to get round it.

## Update and way back

Repeat step 2 with the new package, and leave old files in \`_next/static/\` for 30 days: open tabs still
ask for them. To go back copy the earlier package. \`npm run deploy:dir\` does both, the latter with \`--rollback\`.
`;
}

function serverList(servers: readonly ServerFile[]): string {
  if (servers.length === 0) return 'This package holds no server files.';
  const lines = servers.map(
    ({ path, tested }) => `- \`servers/${path}\`${tested ? '' : ' (not run by our tests)'}`,
  );
  return `${lines.join('\n')}

Files without a remark are what our tests start the real server with. "Not run by our tests" means: written from the
server's documentation; look at the site with \`npm run verify\` after the first start.`;
}

function code(text: string): string {
  return `\`${text}\``;
}
