import type { ServerKind } from './server-kind';

/** The configuration line that makes a kind of server send a header, given as "Name: value". */
export function headerLine(kind: ServerKind, header: string): string {
  const at = header.indexOf(': ');
  const [name, value] = [header.slice(0, at), header.slice(at + 2)];
  if (name === 'Content-Type') return typeLine(kind, value);
  const lines: Partial<Record<ServerKind, string>> = {
    nginx: `add_header ${name} "${value}" always; next to every other add_header, because each one drops those of the blocks above it.`,
    apache: `Header always set ${name} "${value}" (needs mod_headers: a2enmod headers).`,
    caddy: `header ${name} "${value}"`,
    iis: `<add name="${name}" value="${value}" /> in <customHeaders>, or <clientCache> for the cache rule.`,
    netlify: `"  ${name}: ${value}" under the path's line.`,
    cloudflare: `"  ${name}: ${value}" under the path's line.`,
    github: `GitHub Pages cannot send "${name}: ${value}".`,
  };
  return lines[kind] ?? `Send "${name}: ${value}".`;
}

function typeLine(kind: ServerKind, value: string): string {
  const [type = ''] = value.split(';');
  const lines: Partial<Record<ServerKind, string>> = {
    nginx: `types { ${type} <extension>; } next to "include mime.types", and charset utf-8;`,
    apache: `AddType ${type} .<extension> and AddDefaultCharset utf-8.`,
    caddy: `header @<matcher> Content-Type "${value}"`,
    iis: `<mimeMap fileExtension=".<extension>" mimeType="${value}" /> in <staticContent>.`,
  };
  return lines[kind] ?? `Send "Content-Type: ${value}" for files with this extension.`;
}
