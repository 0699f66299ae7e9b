import {
  request as plainRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request, type Agent } from 'node:https';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response with its decompressed body, and the number of bytes transferred. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  travelled: number;
}

/** Requests exactly this path: it is not decoded or normalised, and redirects are not followed. */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    agent,
    body,
    localAddress,
  }: {
    method?: string;
    headers?: OutgoingHttpHeaders;
    agent?: Agent | undefined;
    body?: Buffer | string | undefined;
    /** The address that the request comes from. */
    localAddress?: string | undefined;
  } = {},
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin);
  const send = protocol === 'https:' ? request : plainRequest;
  return new Promise((resolve, reject) => {
    const asked = send(
      { hostname, port, path, method, headers, agent, localAddress, rejectUnauthorized: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (chunk: Buffer) => parts.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const raw = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: decoded(raw, response.headers['content-encoding']),
            travelled: raw.length,
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends a request as it is written, which no library would, and returns the response as text. */
export function askRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(
      { host: hostname, port: Number(port), servername: hostname, rejectUnauthorized: false },
      () => void socket.write(Buffer.from(text, 'latin1')),
    );
    const done = () => resolve(Buffer.concat(parts).toString('latin1'));
    socket.on('data', (chunk) => parts.push(chunk));
    socket.on('error', done);
    socket.on('close', done);
    socket.setTimeout(5000, () => socket.destroy());
  });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Path that a redirect leads to, absolute or relative. Throws if it leads to another host. */
export function ledTo({ headers }: Answer, origin: string): string {
  const address = new URL(headers.location ?? '', origin);
  if (address.origin !== origin)
    throw new Error(`It leads to ${address.origin}, not to ${origin}.`);
  return address.pathname + address.search;
}
