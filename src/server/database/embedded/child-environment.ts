/**
 * The environment of the database's programs: fixed, so that the machine's language and time zone change neither data
 * nor messages, and without Octavo's secrets.
 */
export function childEnvironment(): Record<string, string> {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };
}
