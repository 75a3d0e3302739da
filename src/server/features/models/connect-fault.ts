import { AppError } from '../../app-error.ts';
import type { Connection } from './connection.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection. Check that the server is running',
  ECONNRESET: 'closed the connection. Check the address',
  ENOTFOUND: 'was not found. Check the address',
  EHOSTUNREACH: "can't be reached from here. Check the network",
  ENETUNREACH: "can't be reached from here. Check the network",
  EPROTO: "doesn't support TLS. Try http:// instead of https://",
  ERR_SSL_WRONG_VERSION_NUMBER: "doesn't support TLS. Try http:// instead of https://",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "doesn't support TLS. Try http:// instead of https://",
  HPE_INVALID_CONSTANT: "doesn't answer HTTP. Try https:// instead of http://",
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a different certificate from the one you trusted. Connect it again',
};

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

function wordsOfStatus(name: string, host: string, status: number, headers: Headers): string {
  if (status === 401 || status === 403)
    return `${name} rejected the key. Check that it belongs to ${name}, is complete, and isn't revoked.`;
  if (status === 402)
    return `${name} says that the account has no credit left. Add some there, then try again.`;
  if (status === 429) return `${name} is rate limiting requests, or the key has no quota left.`;
  if (status >= 300 && status < 400) {
    const place = headers.get('location') ?? '';
    const leadsTo = URL.canParse(place, `https://${host}`) ? new URL(place, `https://${host}`).host : null;
    return `${host} redirects${leadsTo ? ` to ${leadsTo}` : ''}. Octavo only sends keys to the address you enter. Enter the final address.`;
  }
  if (status === 404)
    return `${host} doesn't list models at this address. Check the path; most end with /v1.`;
  return `${host} answered with an error (${status}). Try again later.`;
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
    return new AppError('unprocessable', wordsOfStatus(name, host, fault.status, fault.headers));
  const { error } = fault;
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof AppError) return each;
  if (isUnknownCertificate(error) && server.certificate === null) return error as Error;
  const words = reasons[codeOf(error) ?? ''] ?? "can't be reached. Check the address";
  return new AppError('unprocessable', `${host} ${words}.`, { cause: error });
}
