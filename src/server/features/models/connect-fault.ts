import { AppError } from '../../app-error.ts';
import { type ErrorReason, type Told, told } from '../../told.ts';
import type { Connection } from './connection.ts';

const reasons = {
  ECONNREFUSED: 'serverRefused',
  ECONNRESET: 'serverBroke',
  ENOTFOUND: 'serverNotFound',
  EHOSTUNREACH: 'serverUnreachableHere',
  ENETUNREACH: 'serverUnreachableHere',
  EPROTO: 'serverNotTls',
  ERR_SSL_WRONG_VERSION_NUMBER: 'serverNotTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'serverNotTls',
  HPE_INVALID_CONSTANT: 'serverNotHttp',
  ERR_TLS_CERT_ALTNAME_INVALID: 'serverCertificateChanged',
} as const satisfies Record<string, ErrorReason>;

const hasReason = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

const certificateCodes = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
]);

/** Returns the first error code in the chain of causes. */
function codeOf(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string') return each.code;
  return null;
}

/** Returns whether a connection failed because the server's certificate isn't trusted. */
export function isUnknownCertificate(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && certificateCodes.has(code);
}

function toldOfStatus(name: string, host: string, status: number, headers: Headers): Told {
  if (status === 401 || status === 403) return told('providerRejectedKey', { name });
  if (status === 402) return told('providerOutOfCredit', { name });
  if (status === 429) return told('providerRateLimited', { name });
  if (status >= 300 && status < 400) {
    const place = headers.get('location') ?? '';
    const target = URL.canParse(place, `https://${host}`) ? new URL(place, `https://${host}`).host : null;
    return target ? told('providerRedirectsTo', { host, target }) : told('providerRedirects', { host });
  }
  if (status === 404) return told('providerListsNoModels', { host });
  return told('serverAnsweredStatus', { host, status });
}

/**
 * Returns an error that explains why a provider couldn't be connected. Never includes the provider's own
 * message.
 */
export function connectFault(
  { name, server }: Connection,
  fault: { readonly error: unknown } | { readonly status: number; readonly headers: Headers },
): Error {
  const { host } = new URL(server.address);
  if ('status' in fault)
    return new AppError('unprocessable', toldOfStatus(name, host, fault.status, fault.headers));
  const { error } = fault;
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof AppError) return each;
  if (isUnknownCertificate(error) && server.certificate === null) return error as Error;
  const code = codeOf(error) ?? '';
  const reason = hasReason(code) ? reasons[code] : 'serverUnreachable';
  return new AppError('unprocessable', told(reason, { host }), { cause: error });
}
