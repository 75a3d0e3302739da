/**
 * Starts the app of a page that came drawn, once its words are on the screen: until then the line belongs to what the
 * reader sees. A frame is asked for just before it is painted, a task after it comes afterwards.
 */
const { app } = document.currentScript.dataset;

// A button that is pressed before the app is there keeps its press: the app makes up for the last one.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-drawn] button');
  if (button) window.octavoPressedEarly = button.getAttribute('aria-label') ?? button.textContent;
});

const start = () => void import(app);
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
else start();
