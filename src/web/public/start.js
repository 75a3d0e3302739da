/**
 * Starts the app of a prerendered page after its first paint, so that scripts don't compete with visible
 * content for bandwidth. A frame callback runs just before the paint, the timeout in it after.
 */
const { app, scripts } = document.currentScript.dataset;

// Records the last button clicked before the app loads; the app replays the click.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-drawn] button');
  if (button) window.octavoPressedEarly = button.getAttribute('aria-label') ?? button.textContent;
});

// Records the field that was used last before the app loads, and whether it was left; the app types its text again.
const keepField = ({ target }) => {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const label = isField && target.closest('[data-drawn]') && target.getAttribute('aria-label');
  if (label) window.octavoTypedEarly = { label, text: target.value, isLeft: false };
  else if (window.octavoTypedEarly) window.octavoTypedEarly.isLeft = true;
};
for (const type of ['focusin', 'pointerdown', 'input']) addEventListener(type, keepField);

// Chooses another language before the app loads: the server does it for visitors, the app for an account.
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.closest('[data-drawn] .language-form')) return;
  const { has_session } = JSON.parse(document.getElementById('page-facts').textContent);
  if (has_session) window.octavoLanguageEarly = target.value;
  else {
    const here = new URL(location);
    here.searchParams.set(target.name, target.value);
    location.replace(here);
  }
});

// Preloads all scripts at once; discovering them one by one costs a round trip each.
const start = () => {
  for (const href of scripts.split(' ')) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      crossOrigin: '',
      fetchPriority: 'low',
    });
    document.head.append(link);
  }
  void import(app);
};
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else start();
