/**
 * Begins the names of cookies under https: browsers then take them over https only, for this host and all its paths, so
 * no other host of the domain can plant one.
 */
const hostPrefix = '__Host-';

export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

export const cookiePrefixOf = (publicUrl: string): string => (isHttps(publicUrl) ? hostPrefix : '');
