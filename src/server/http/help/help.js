/* The help works without this: the theme and results while typing are extras. */

const root = document.documentElement;
const byId = (id) => document.getElementById(id);

/* Theme, shared with the app. */
const themeButton = byId('theme');
const isDark = () =>
  root.dataset.theme === 'dark' ||
  (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
const nameTheme = () => {
  const { light, dark, toLight, toDark } = themeButton.dataset;
  themeButton.textContent = isDark() ? light : dark;
  themeButton.setAttribute('aria-label', isDark() ? toLight : toDark);
};
themeButton.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be blocked.
  }
  nameTheme();
});
nameTheme();

/* Search: the server's list of results, below the box. */
const find = byId('find');
const results = byId('results');
const found = byId('found');
let request = null;
let waiting = 0;

const close = () => {
  clearTimeout(waiting);
  request?.abort();
  results.hidden = true;
  found.textContent = '';
};
const search = async () => {
  const query = find.value.trim();
  if (query === '') return close();
  request?.abort();
  request = new AbortController();
  try {
    const answer = await fetch(`/help/results?q=${encodeURIComponent(query)}`, { signal: request.signal });
    if (!answer.ok) throw new Error(answer.statusText);
    results.innerHTML = await answer.text();
  } catch (error) {
    // Enter still opens the page of results.
    if (error.name !== 'AbortError') close();
    return;
  }
  found.textContent = results.querySelector('[data-found]')?.dataset.found ?? '';
  results.hidden = false;
};
find.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(search, 120);
});

const move = (step) => {
  const links = [...results.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement) + step;
  if (at < 0) find.focus();
  else links[Math.min(at, links.length - 1)]?.focus();
};
find.closest('search').addEventListener('keydown', (event) => {
  if (results.hidden) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    close();
    find.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
});
// A link to a part of this page opens no other page.
results.addEventListener('click', (event) => {
  if (event.target.closest('a')) close();
});
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('search')) close();
});
find.closest('search').addEventListener('focusout', (event) => {
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  find.focus();
  find.select();
});

/* The table of contents marks the part that is being read. */
const links = new Map([...document.querySelectorAll('.toc a')].map((link) => [link.hash.slice(1), link]));
const headings = [...document.querySelectorAll('h2[id]')].filter(({ id }) => links.has(id));
let current = null;
const mark = () => {
  const line = innerHeight * 0.3;
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < line) ?? headings[0];
  const link = heading && links.get(heading.id);
  if (link === current) return;
  current?.removeAttribute('aria-current');
  current = link;
  link?.setAttribute('aria-current', 'location');
};
let isMarking = false;
addEventListener(
  'scroll',
  () => {
    if (isMarking) return;
    isMarking = true;
    requestAnimationFrame(() => {
      isMarking = false;
      mark();
    });
  },
  { passive: true },
);
mark();
