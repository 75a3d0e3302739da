import { request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export type Ask = (method: string, path: string, body?: string | Buffer, type?: string) => Promise<Reply>;

/** Sends each request from a different loopback address, so that per-address rate limits don't apply. */
export function askFrom(url: string, token: string): Ask {
  let count = 0;
  return (method, path, body, type = 'application/json') =>
    new Promise((resolve, reject) => {
      count += 1;
      const localAddress = `127.1.${(count >> 8) & 255}.${count & 255 || 1}`;
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      };
      const sent = request(url + path, { method, headers, localAddress, agent: false }, async (answer) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        } catch (error) {
          reject(error);
        }
      });
      sent.on('error', reject).end(body);
    });
}
