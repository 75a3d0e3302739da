/**
 * Starts the app of a page that came drawn, once its words are on the screen: until then the line belongs to what the
 * reader sees. A frame is asked for just before it is painted, a task after it comes afterwards.
 */
const { app, scripts } = document.currentScript.dataset;

// A button that is pressed before the app is there keeps its press: the app makes up for the last one.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-drawn] button');
  if (button) window.octavoPressedEarly = button.getAttribute('aria-label') ?? button.textContent;
});

// All at once: found one behind the other, they would come a round trip each later.
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
