/**
 * The environment without the settings of an Octavo that somebody runs on this machine: tests must not reach a
 * real database, mailbox or paid model. The look-up of a browser and the test switches stay. In UTF-8 wherever it is
 * left open: a browser gives downloaded files no names of other letters else.
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
