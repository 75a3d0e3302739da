/** @typedef {import('./read-catalogue.mjs').Messages} Messages */

/** @param {unknown} message */
const kindOf = (message) =>
  typeof message === 'object' ? 'a plural' : typeof message === 'function' ? 'a function' : 'a text';

/** @param {unknown} message */
const isEmpty = (message) => typeof message === 'string' && message.trim() === '';

/**
 * Returns a line per message that a language lacks, has for nothing, or has in another form than English.
 * @param {{ english: Messages[], others: Messages[] }} catalogue
 * @returns {string[]}
 */
export function findMissing({ english, others }) {
  return others.flatMap(({ language, area, messages }) => {
    const source = english.find((each) => each.area === area)?.messages ?? {};
    const lacks = Object.entries(source).flatMap(([name, message]) => {
      const at = `${language}/${area}.${name}`;
      if (!Object.hasOwn(messages, name) || isEmpty(messages[name])) return [`${at} is missing`];
      const [wanted, found] = [kindOf(message), kindOf(messages[name])];
      if (wanted !== found) return [`${at} is ${found}, and ${wanted} in English`];
      return [...pluralFaults(language, messages[name]), ...placeholderFaults(message, messages[name])].map(
        (fault) => `${at} ${fault}`,
      );
    });
    const left = Object.keys(messages).filter((name) => !Object.hasOwn(source, name));
    return [...lacks, ...left.map((name) => `${language}/${area}.${name} is not in English`)];
  });
}

/**
 * Returns what is wrong with a plural: each category that whole numbers have in its language needs a form.
 * @param {string} language
 * @param {unknown} message
 */
function pluralFaults(language, message) {
  if (typeof message !== 'object' || message === null) return [];
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  return [...needed]
    .filter((form) => !Object.hasOwn(message, form))
    .map((form) => `lacks the form '${form}'`);
}

/** Returns the texts of a message: one, or one per form of a plural. @param {unknown} message @returns {string[]} */
const formsOf = (message) => {
  if (typeof message === 'string') return [message];
  return typeof message === 'object' && message !== null ? Object.values(message) : [];
};

/** @param {unknown} message */
const placeholdersOf = (message) =>
  new Set(formsOf(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));

/**
 * Returns what is wrong with the placeholders of a translation: it has those of English, '{limit}'.
 * @param {unknown} english
 * @param {unknown} message
 */
function placeholderFaults(english, message) {
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(message)];
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `lacks the placeholder {${name}}`),
    ...[...found].filter((name) => !wanted.has(name)).map((name) => `has the unknown placeholder {${name}}`),
  ];
}

/** What a file names if it gets the messages of an area passed instead of asking for them. @type {Record<string, string[]>} */
const passedWith = {
  cli: ['say(', 'UsageError', 'Finding', 'BackUpResult'],
  composer: ['tell(', 'Ask'],
  emails: ['MailSite', 'MailWords'],
  errors: ['told', 'notFound', 'ErrorReason'],
  frame: ['FrameWords'],
  findings: ['UnwordedFinding', 'wordFinding'],
  notes: ['noted('],
  start: ['say(', 'said('],
  steps: ['step(', 'toolLabel', 'ownLabel'],
};

/** Messages whose names are put together from a code. */
const isComposed = (/** @type {string} */ name) =>
  /^(?:ask|beside|code|direction|feature|fix|format|group|job|part|repair|search|shape|source|survey|themeSet|where)_|_(?:done|failed|running)$/.test(
    name,
  );

/**
 * Returns a line per message that no file uses. A file uses the messages of the areas that it names.
 * @param {Messages[]} english
 * @param {readonly string[]} sources the code of web and server
 * @returns {string[]}
 */
export function findUnused(english, sources) {
  return english.flatMap(({ area, messages }) => {
    const users = sources.filter((code) =>
      (passedWith[area] ?? [`'${area}'`]).some((mark) => code.includes(mark)),
    );
    const used = new Set(users.flatMap((code) => [...code.matchAll(/[.'](\w+)/g)].map(([, name]) => name)));
    return Object.keys(messages)
      .filter((name) => !used.has(name) && !isComposed(name))
      .map((name) => `${area}.${name} is not used`);
  });
}
