import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Reads the port from the environment; 3000 if it is not set. Throws if it is not a port. */
export function readPort(value: string | undefined = process.env['PORT']): number {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new Error(`PORT is "${value}". Allowed: a number from 0 to 65535.`);
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
  throw new Error(`No free port from ${port} to ${port + 49}. Set PORT to another number.`);
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
