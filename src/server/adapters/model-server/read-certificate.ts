import { connect } from 'node:tls';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { type ModelServer, resolveModelServer } from './model-address.ts';

const answersWithinMs = 5_000;

export interface ServerCertificate {
  readonly pem: string;
  readonly fingerprint: string;
  readonly subject: string;
  readonly validUntil: Date;
}

/** Returns a server's certificate. Only does the TLS handshake. @throws AppError `unprocessable` */
export async function readCertificate(server: ModelServer): Promise<ServerCertificate> {
  const { url, found } = await resolveModelServer(server);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: found[0]?.address ?? host,
      port: Number(url.port) || 443,
      ...(/[a-z]/i.test(host) && !host.includes(':') ? { servername: host } : {}),
      rejectUnauthorized: false,
      timeout: answersWithinMs,
    });
    const fail = (): void => {
      socket.destroy();
      reject(new AppError('unprocessable', told('certificateMissing', { host: url.host })));
    };
    socket.once('error', fail).once('timeout', fail);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      socket.destroy();
      if (!certificate) return fail();
      resolve({
        pem: certificate.toString(),
        fingerprint: certificate.fingerprint256,
        subject: certificate.subject?.replaceAll('\n', ', ') ?? '',
        validUntil: new Date(certificate.validTo),
      });
    });
  });
}
