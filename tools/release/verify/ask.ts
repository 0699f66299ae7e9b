import { Agent as HttpAgent, request as askHttp, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as askHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { networkError } from './network-error';

/** How many requests are under way at once. */
export const maxConcurrent = 6;

const timeoutMs = 30_000;

/** What a server answered, as it came: redirects are not followed and nothing is unpacked. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is written: "/../" stays "/../". */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Makes what asks one host; `insecure` takes a certificate that nobody vouches for. Errors say what to look at. */
export function createAsk(origin: string, insecure = false): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const options = { keepAlive: true, maxSockets: maxConcurrent };
  const secure = protocol === 'https:';
  const agent = secure
    ? new HttpsAgent({ ...options, rejectUnauthorized: !insecure })
    : new HttpAgent(options);
  const once: Ask = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const to = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, headers, agent };
      const asked = (secure ? askHttps : askHttp)(to, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      asked.setTimeout(timeoutMs, () =>
        asked.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })),
      );
      asked.on('error', reject);
      asked.end();
    });
  // A server may close a kept connection just when it is used again.
  return (path, headers) =>
    once(path, headers)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
        return once(path, headers);
      })
      .catch((error: NodeJS.ErrnoException) => {
        throw networkError(error, origin, path);
      });
}

/** The bytes of an answer, unpacked; nothing when they are not what its Content-Encoding says. */
export function decodedBody({ headers, body }: Answer): Buffer | undefined {
  try {
    switch (headers['content-encoding'] ?? 'identity') {
      case 'identity':
        return body;
      case 'br':
        return brotliDecompressSync(body);
      case 'gzip':
        return gunzipSync(body);
      case 'deflate':
        return inflateSync(body);
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
