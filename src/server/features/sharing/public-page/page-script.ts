/// <reference lib="dom" />
import { createHash } from 'node:crypto';

/**
 * The whole script of a shared page: printing, and presenting slides. It is embedded as source text, so it
 * can use only the DOM. Everything else works without it.
 */
function runSharedPage(): void {
  const root = document.documentElement;
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-o-${name}]`);
  const main = find('pages');
  const article = document.querySelector<HTMLElement>('.doc');
  const pages = Array.from(document.querySelectorAll<HTMLElement>('.doc > .page'));
  const first = pages[0];
  if (!main || !article || !first) return;
  const print = find('print');
  if (print) {
    print.hidden = false;
    print.addEventListener('click', () => window.print());
  }

  const start = find('present');
  const live = find('live');
  const place = find('place');
  if (!start || !live || !place) return;
  const pageWidth = first.offsetWidth;
  const pageHeight = first.offsetHeight;
  let current = 0;
  let scrollTop = 0;
  let hideTimer = 0;
  let wasFullscreen = false;
  const isOn = () => root.hasAttribute('data-presenting');

  function fillWindow(): void {
    if (!isOn()) return;
    root.style.setProperty(
      '--o-zoom',
      String(Math.min(window.innerWidth / pageWidth, window.innerHeight / pageHeight)),
    );
  }
  function show(index: number): void {
    current = Math.max(0, Math.min(pages.length - 1, index));
    for (const [at, page] of pages.entries()) page.toggleAttribute('data-shown', at === current);
    if (place) place.textContent = `${current + 1} / ${pages.length}`;
    if (live)
      live.textContent = (live.dataset.oLive ?? '')
        .replace('{number}', String(current + 1))
        .replace('{count}', String(pages.length));
  }
  /** Shows the controls while the pointer moves. */
  function wake(): void {
    root.toggleAttribute('data-moved', true);
    window.clearTimeout(hideTimer);
    hideTimer = window.setTimeout(() => root.removeAttribute('data-moved'), 2500);
  }
  function enter(): void {
    scrollTop = window.scrollY;
    // Starts with the slide in view.
    const middle = window.innerHeight / 2;
    const looked = pages.findIndex((page) => page.getBoundingClientRect().bottom > middle);
    root.toggleAttribute('data-presenting', true);
    show(Math.max(0, looked));
    fillWindow();
    wake();
    main?.focus();
    wasFullscreen = false;
    // If fullscreen is refused, the presentation fills the window.
    root.requestFullscreen?.().then(
      () => {
        wasFullscreen = true;
      },
      () => undefined,
    );
  }
  function leave(): void {
    if (!isOn()) return;
    root.removeAttribute('data-presenting');
    root.removeAttribute('data-moved');
    root.style.removeProperty('--o-zoom');
    for (const page of pages) page.removeAttribute('data-shown');
    if (live) live.textContent = '';
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    window.scrollTo(0, scrollTop);
    start?.focus();
  }

  function slideOf(key: string): number | null {
    if (['ArrowRight', 'ArrowDown', 'PageDown'].includes(key)) return current + 1;
    if (['ArrowLeft', 'ArrowUp', 'PageUp'].includes(key)) return current - 1;
    if (key === 'Home') return 0;
    return key === 'End' ? pages.length - 1 : null;
  }
  window.addEventListener('keydown', (event) => {
    if (!isOn() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return leave();
    const isOnButton = event.target instanceof HTMLButtonElement;
    if ((event.key === ' ' || event.key === 'Enter') && !isOnButton) {
      event.preventDefault();
      return show(event.shiftKey ? current - 1 : current + 1);
    }
    const wanted = slideOf(event.key);
    if (wanted === null) return;
    event.preventDefault();
    show(wanted);
  });
  main.addEventListener('click', (event) => {
    if (!isOn() || (event.target instanceof Element && event.target.closest('a'))) return;
    show(event.clientX < window.innerWidth / 3 ? current - 1 : current + 1);
  });
  window.addEventListener('pointermove', () => isOn() && wake());
  window.addEventListener('pointerdown', () => isOn() && wake());
  window.addEventListener('resize', fillWindow);
  document.addEventListener('fullscreenchange', () => {
    if (wasFullscreen && !document.fullscreenElement) leave();
    fillWindow();
  });
  find('before')?.addEventListener('click', () => show(current - 1));
  find('next')?.addEventListener('click', () => show(current + 1));
  find('leave')?.addEventListener('click', leave);
  start.hidden = false;
  start.addEventListener('click', enter);
}

const unindented = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** The only script of a shared page, and its hash for the CSP. */
export const pageScript = `(${unindented(runSharedPage.toString())})()`;
export const pageScriptHash = `sha256-${createHash('sha256').update(pageScript).digest('base64')}`;
