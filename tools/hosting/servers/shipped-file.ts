import { serverFiles } from '@/tools/site/servers/files';
import { dropFolder } from '@/tools/site/servers/drop';
import { siteFolder } from '@/tools/site/servers/site-layout';
import type { ServerSetting } from './instance';

/** The text of a shipped server file, by its path in the package, with the folder and the certificate of a test. */
export function shippedFile(
  { basePath, site, certificate, key, drop = '' }: ServerSetting,
  path: string,
): string {
  const files = serverFiles({ basePath, siteUrl: 'https://localhost' });
  const text = files.find((file) => file.path === path)?.text ?? '';
  return text
    .replaceAll(siteFolder, site)
    .replaceAll(dropFolder, drop)
    .replace('/etc/ssl/certs/edify.pem', certificate)
    .replace('/etc/ssl/private/edify.key', key);
}

/** Removes the comment sign from the lines between two lines, both included, as a person does to use a gate. */
export function uncomment(text: string, first: string, last: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(first));
  const end = lines.findIndex((line, index) => index >= start && line.includes(last));
  if (start < 0 || end < 0) throw new Error(`There are no lines from "${first}" to "${last}".`);
  return lines
    .map((line, index) => (index < start || index > end ? line : line.replace(/^(\s*)#/, '$1')))
    .join('\n');
}
