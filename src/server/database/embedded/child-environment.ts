/**
 * Returns the environment of the database programs: fixed, so the machine's locale and time zone affect
 * neither data nor messages, and without Octavo's secrets.
 */
export function childEnvironment(): Record<string, string> {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };
}
