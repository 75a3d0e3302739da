/**
 * Cookie name prefix under https. Browsers accept such cookies over https only, for this host and all paths,
 * so no other host of the domain can set one.
 */
const hostPrefix = '__Host-';

export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

export const cookiePrefixOf = (publicUrl: string): string => (isHttps(publicUrl) ? hostPrefix : '');
