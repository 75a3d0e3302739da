import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';

export interface Canaries {
  /** Listening canaries, as 'tcp 127.0.0.1 8080'. */
  readonly doors: readonly string[];
  /** Canaries that were reached, in order; a connection without a request counts. */
  readonly visits: readonly string[];
  /** Clears the visits. */
  reset(): void;
  close(): Promise<void>;
}

/** Adds the zone: link-local addresses belong to one interface. */
export const scoped = (address: string): string => (address.startsWith('fe80:') ? `${address}%lo` : address);

function listenTcp(address: string, port: number, onVisit: () => void): Promise<Server | null> {
  const server = createServer((_request, response) => response.end('a secret of the inside'));
  server.on('connection', onVisit);
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen({ host: scoped(address), port, ipv6Only: true }, () => resolve(server));
  });
}

function listenUdp(address: string, port: number, onVisit: () => void): Promise<UdpSocket | null> {
  const socket = createSocket({ type: isIPv6(address) ? 'udp6' : 'udp4', ipv6Only: isIPv6(address) });
  socket.on('message', onVisit);
  return new Promise((resolve) => {
    socket.once('error', () => resolve(null));
    socket.bind({ address: scoped(address), port }, () => resolve(socket));
  });
}

/**
 * Starts servers that must not be reached, one per address and port if it can be opened. They respond with a
 * secret and record visits.
 */
export async function startCanaries(places: {
  readonly addresses: readonly string[];
  readonly ports: readonly number[];
  readonly udpPorts?: readonly number[];
}): Promise<Canaries> {
  const { addresses, ports, udpPorts = [] } = places;
  const doors: string[] = [];
  let visits: string[] = [];
  const servers: Server[] = [];
  const sockets: UdpSocket[] = [];
  for (const address of addresses) {
    for (const port of ports) {
      const door = `tcp ${address} ${port}`;
      const server = await listenTcp(address, port, () => visits.push(door));
      if (server) servers.push(server);
      if (server) doors.push(door);
    }
    for (const port of udpPorts) {
      const door = `udp ${address} ${port}`;
      const socket = await listenUdp(address, port, () => visits.push(door));
      if (socket) sockets.push(socket);
      if (socket) doors.push(door);
    }
  }
  return {
    doors,
    get visits() {
      return visits;
    },
    reset() {
      visits = [];
    },
    async close() {
      for (const socket of sockets) socket.close();
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
