/**
 * Removes the settings of an Octavo installed on this machine, so that tests never reach a real database,
 * mailbox or paid model. Keeps the browser setting and the test switches. Defaults to UTF-8, because
 * otherwise browsers can't give downloads non-ASCII names.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(environment) {
  const isKept = (/** @type {string} */ name) => name === 'OCTAVO_BROWSER' || name.startsWith('OCTAVO_TEST_');
  const isSetting = (/** @type {string} */ name) =>
    /^(OCTAVO|OPENAI|ANTHROPIC|GOOGLE|STRIPE|CAPTCHA)_/.test(name) ||
    /^(PORT|HOST|DATABASE_URL|STORAGE_URL|SMTP_URL|MAIL_FROM|LOG_LEVEL)$/.test(name);
  const kept = Object.entries(environment).filter(([name]) => isKept(name) || !isSetting(name));
  return { LANG: 'C.UTF-8', ...Object.fromEntries(kept) };
}
