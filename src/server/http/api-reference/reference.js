/* The reference works without this: search, theme, copy buttons and the chosen language are extras. */

const root = document.documentElement;
const byId = (id) => document.getElementById(id);

/* Theme: the server reads the cookie, so a reload never flashes. */
const themeButton = byId('theme');
const isDark = () =>
  root.dataset.theme === 'dark' ||
  (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
const nameTheme = () => {
  themeButton.textContent = isDark() ? 'Light' : 'Dark';
  themeButton.setAttribute('aria-label', `Switch to the ${isDark() ? 'light' : 'dark'} theme`);
};
themeButton.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `docs_theme=${root.dataset.theme}; path=/docs; max-age=31536000; samesite=lax`;
  nameTheme();
});
nameTheme();

/* Language of the examples, kept for the next visit. */
const languageKey = 'docs-language';
const languages = [...document.querySelectorAll('input[name=language]')];
try {
  const kept = languages.find(({ value }) => value === localStorage.getItem(languageKey));
  if (kept) kept.checked = true;
} catch {
  // Storage may be blocked.
}
for (const language of languages)
  language.addEventListener('change', () => {
    try {
      localStorage.setItem(languageKey, language.value);
    } catch {
      // Storage may be blocked.
    }
  });

/* Copy buttons are added when an example comes near the viewport. */
const addCopy = (code) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Press Ctrl+C';
      getSelection().selectAllChildren(code);
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  code.closest('pre').before(button);
};
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      for (const code of target.querySelectorAll('pre code')) addCopy(code);
    }
  },
  { rootMargin: '400px' },
);
const calls = [...document.querySelectorAll('.call')];
for (const part of [...calls, ...document.querySelectorAll('.introduction section')]) near.observe(part);

/* Search: every word has to be in the title, the address, the summary or a field. */
const find = byId('find');
const found = byId('found');
const groups = [...document.querySelectorAll('nav details')];
const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]));
const texts = new Map();
const textOf = (call) => {
  if (!texts.has(call)) texts.set(call, call.querySelector('.said').textContent.toLowerCase());
  return texts.get(call);
};
const search = () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const call of calls) {
    const isFound = words.every((word) => textOf(call).includes(word));
    if (isFound) count += 1;
    call.hidden = !isFound;
    const link = links.get(call.id);
    if (link) link.parentElement.hidden = !isFound;
  }
  const isSearching = words.length > 0;
  document.body.classList.toggle('searching', isSearching);
  for (const chapter of document.querySelectorAll('.chapter'))
    chapter.hidden = isSearching && !chapter.querySelector('.call:not([hidden])');
  for (const group of groups) {
    group.hidden = isSearching && !group.querySelector('li:not([hidden])');
    group.open = isSearching || group.contains(document.querySelector('nav [aria-current]'));
  }
  found.textContent = isSearching
    ? count === 0
      ? 'No results'
      : `${count} ${count === 1 ? 'call' : 'calls'}`
    : '';
  if (isSearching) scrollTo({ top: 0 });
};
let waiting = 0;
find.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(search, 120);
});
find.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && find.value !== '') {
    event.preventDefault();
    find.value = '';
    search();
  }
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  find.focus();
  find.select();
});

/* The contents mark the call that is being read. */
let current = null;
const mark = (id) => {
  const link = links.get(id);
  if (!link || link === current) return;
  current?.removeAttribute('aria-current');
  current = link;
  link.setAttribute('aria-current', 'location');
  const own = link.closest('details');
  if (own && find.value === '') {
    for (const group of groups) group.open = group === own;
  }
  const nav = byId('contents');
  const { top, bottom } = link.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (top < frame.top + 40 || bottom > frame.bottom) nav.scrollTop += top - frame.top - frame.height / 3;
};
const reading = new IntersectionObserver(
  (entries) => {
    const shown = entries.filter(({ isIntersecting }) => isIntersecting);
    if (shown.length > 0) mark(shown[0].target.id);
  },
  { rootMargin: '-100px 0px -70% 0px' },
);
for (const part of [...calls, ...document.querySelectorAll('.introduction section')]) reading.observe(part);
