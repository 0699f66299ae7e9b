import { readArguments } from '@/tools/command/read-arguments';
import { serverKinds, type ServerKind } from './server-kind';

interface VerifyOptions {
  /** Address of the site, with a trailing slash. */
  address: URL;
  gated: boolean;
  insecure: boolean;
  /** Overrides the kind of server that the response headers suggest. */
  server: ServerKind | undefined;
  /** Path of the build.json of the expected release. */
  against: string | undefined;
  /** The local folder with the sealed records that were published last. */
  people: string;
  /** Whether to check the drop box, with the secret of the college. */
  drop: boolean;
}

const usage =
  'npm run verify -- https://college.example/portal/ [--gated] [--insecure] [--server nginx] [--against build.json] [--people out/people] [--drop]';

const verifyOptions = {
  gated: { type: 'boolean', default: false },
  insecure: { type: 'boolean', default: false },
  server: { type: 'string' },
  against: { type: 'string' },
  people: { type: 'string', default: 'out/people' },
  drop: { type: 'boolean', default: false },
} as const;

/** Parses the command's arguments. Throws on an invalid address or an unknown kind of server. */
export function readVerifyOptions(args: readonly string[]): VerifyOptions {
  const { values, positionals } = readArguments({ usage, options: verifyOptions }, args);
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0)
    throw new Error(`Name one address to verify: ${usage}`);
  const server = serverKinds.find((kind) => kind === values.server);
  if (values.server !== undefined && server === undefined)
    throw new Error(`--server is "${values.server}". Allowed: ${serverKinds.join(', ')}.`);
  const { gated, insecure, against, people, drop } = values;
  return { address: readAddress(address), gated, insecure, server, against, people, drop };
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new Error(
      `The address is "${text}". Allowed: https:// (or http://), a host and the path of the site, such as ` +
        '"https://college.example/portal/".',
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
