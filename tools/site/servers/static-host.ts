import type { SiteLayout } from './site-layout';
import { hashedFolder } from '@/tools/file/listed-file';
import { cacheControl, fileTypes, hsts, policies, securityHeaders, workerFiles } from './rules';
import { peopleFolder } from '@/tools/file/people-file';

const overriddenEndings = ['ics', 'webmanifest', 'avif', 'jwe'];

/**
 * The headers for Netlify and Cloudflare Pages; both compress files themselves and revalidate what has no line here.
 */
export function headersFile({ prefix, student, faculty }: SiteLayout): string {
  const always = [...securityHeaders, hsts].map(([name, value]) => `  ${name}: ${value}`);
  const workers = workerFiles.map(
    (file) =>
      `${prefix}${file}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policies.worker}`,
  );
  const types = fileTypes
    .filter(({ endings }) => endings.some((ending) => overriddenEndings.includes(ending)))
    .flatMap(({ type, endings, isText }) =>
      endings.map(
        (ending) =>
          `${prefix}*.${ending}\n  Content-Type: ${type}${isText ? '; charset=utf-8' : ''}`,
      ),
    );
  const gate = (users: string) => (segment: string) =>
    `# ${prefix}${segment}/*\n#   Basic-Auth: ${users}`;
  const gates = [
    ...student.map(gate('STUDENT_NAME:PASSWORD FACULTY_NAME:PASSWORD')),
    ...faculty.map(gate('FACULTY_NAME:PASSWORD')),
  ];
  return `# Edify for Netlify and Cloudflare Pages. Not run by our tests: after publishing, run "npm run verify" against the address.
# This file belongs in the published folder${prefix === '/' ? '' : `; the site itself is in its folder ${prefix}`}.
${prefix}*
${always.join('\n')}

# Files below ${hashedFolder} are renamed when their content changes.
${prefix}${hashedFolder}*
  ! Cache-Control
  Cache-Control: ${cacheControl.hashed}

# The workers that read other people's files request nothing and run no text as code.
${workers.join('\n')}

# Sealed records change without a new release.
${prefix}${peopleFolder}*
  ! Cache-Control
  Cache-Control: ${cacheControl.other}

${types.join('\n')}

# GATES. On Cloudflare: two Access applications, one over the paths of students and one over those of the faculty, each with
# its own groups of your OIDC or SAML (Shibboleth) sign-on, in the dashboard.
# On Netlify: its password or sign-on settings, or basic auth with these lines (on a plan that has it).
${gates.join('\n')}
`;
}

/** The redirects from alternative spellings for Netlify and Cloudflare Pages. */
export function redirectsFile({ prefix, aliases }: SiteLayout): string {
  const lines = aliases.flatMap(([alias, page]) => [
    `${prefix}${alias} ${prefix}${page}/ 301`,
    `${prefix}${alias}/* ${prefix}${page}/ 301`,
  ]);
  return `# Edify for Netlify and Cloudflare Pages. Not run by our tests.\n${lines.join('\n')}\n`;
}
