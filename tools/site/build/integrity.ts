import { createHash } from 'node:crypto';

const element = /<(?:script|link)\b[^>]*>/g;

/** Reads a file of the site by its address; undefined if the address is not on the site. */
export type ReadFile = (address: string) => Buffer | undefined;

/**
 * Adds the SHA-384 of the loaded file to the page's own scripts, style sheets and their preloads, so that the browser
 * rejects a file that was changed in transit.
 */
export function withIntegrity(html: string, read: ReadFile): string {
  return html.replace(element, (tag) => {
    const address = addressOf(tag);
    const file = address === undefined || tag.includes(' integrity=') ? undefined : read(address);
    if (file === undefined) return tag;
    return tag.replace(/\/?>$/, (end) => ` integrity="${integrityOf(file)}"${end}`);
  });
}

/** The hash of a file as browsers check it. */
function integrityOf(file: Buffer | string): string {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}

function addressOf(tag: string): string | undefined {
  if (tag.startsWith('<script')) return attribute(tag, 'src');
  const taken =
    /rel="(?:stylesheet|modulepreload)"/.test(tag) ||
    (tag.includes('rel="preload"') && /as="(?:script|style)"/.test(tag));
  return taken ? attribute(tag, 'href') : undefined;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
