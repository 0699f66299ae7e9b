import { Agent as HttpAgent, request as askHttp, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as askHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Maximum number of parallel requests. */
export const maxConcurrent = 6;

const timeoutMs = 30_000;

/** A response as sent: redirects are not followed and the body is not decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as written: "/../" stays "/../". Without a method, it is GET. */
export type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  request?: { method: string; body?: Buffer | undefined },
) => Promise<Answer>;

/** Returns a function that requests paths from one host; `insecure` accepts untrusted certificates. */
export function createAsk(origin: string, insecure = false): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  const pool = new (secure ? HttpsAgent : HttpAgent)({
    keepAlive: true,
    maxSockets: maxConcurrent,
  });
  const host = {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    ...(secure && { rejectUnauthorized: !insecure }),
  };
  const once = (
    agent: HttpAgent | false,
    ...[path, headers = {}, { method, body } = { method: 'GET' }]: Parameters<Ask>
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const to = { ...host, path, headers, agent, method };
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
      asked.end(body);
    });
  // A server may close a keep-alive connection just when it is reused, and others at the same time: the second request
  // has a connection of its own.
  return (...request) =>
    once(pool, ...request)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
        return once(false, ...request);
      })
      .catch((error: NodeJS.ErrnoException) => {
        throw networkError(error, origin, request[0]);
      });
}

/** The decompressed body; undefined if it does not match its Content-Encoding. */
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

const ownAuthority =
  'For an authority of your own, set NODE_EXTRA_CA_CERTS to the file of its certificate.';

const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'no server is listening. Check that it is running and that the firewall opens its port.',
  ENOTFOUND: 'the host name is unknown. Check its spelling and its DNS entry.',
  EAI_AGAIN: 'the host name could not be looked up. Check the network connection of this computer.',
  EHOSTUNREACH:
    'the host cannot be reached. Check that it is on and that the firewall allows the connection.',
  ENETUNREACH: 'the network cannot be reached. Check the network connection of this computer.',
  ETIMEDOUT:
    'no response in 30 seconds. Check whether the server is busy or a firewall drops requests.',
  ECONNRESET: 'the server closed the connection without a response. Check its error log.',
  CERT_NOT_YET_VALID:
    'the certificate is not valid yet. Check the clocks of the server and of this computer.',
  CERT_HAS_EXPIRED: 'the certificate has expired. Renew it and reload the server.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name. Get one for this host.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed. To test anyway, add --insecure.',
  SELF_SIGNED_CERT_IN_CHAIN: `the certificate is not from a trusted authority. ${ownAuthority}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `the certificate is not from a trusted authority. ${ownAuthority}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `the intermediate certificate is missing. Give the server the full chain. ${ownAuthority}`,
  EPROTO:
    'the server does not use TLS on this port, or a version that is too old. Check the port and the settings of TLS, or ' +
    'use an http:// address.',
};

/** Replaces a network error by one that names the address and says what to check; its code stays the same. */
export function networkError(error: NodeJS.ErrnoException, origin: string, path: string): Error {
  const sentence = sentences[error.code ?? ''] ?? `the request failed: ${error.message}.`;
  return Object.assign(new Error(`${origin}${path}: ${sentence}`), { code: error.code });
}
