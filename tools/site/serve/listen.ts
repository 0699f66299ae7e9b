import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The options that say where a server listens. */
export const addressOptions = {
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
} as const;

/**
 * The port of the option or of the environment variable PORT, or 3000, and the host: this computer only, unless another one is
 * named. Throws if the port is not one.
 */
export function readAddress(
  values: { port?: string; host?: string },
  env = process.env['PORT'],
): { port: number; host: string } {
  const port = values.port ?? (env || '3000');
  if (/^\d+$/.test(port) && Number(port) <= 65535)
    return { port: Number(port), host: values.host ?? '127.0.0.1' };
  throw new Error(`The port is "${port}". Allowed: a number from 0 to 65535.`);
}

/**
 * Starts a server at the first free port from `port` on, for this computer only unless a host is named, and returns the
 * port.
 */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  for (let next = port; next < port + 50; next += 1) {
    if (await bind(server, next, host)) return (server.address() as AddressInfo).port;
    console.log(`Port ${next} is in use, trying ${next + 1}.`);
  }
  throw new Error(`No free port from ${port} to ${port + 49}. Choose another one with --port.`);
}

/** Stops a server and ends the connections that browsers keep open. */
export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function bind(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(true);
    });
  });
}
