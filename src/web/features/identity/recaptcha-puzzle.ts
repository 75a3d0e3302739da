/** A solved puzzle is hidden as well, a moment before its token comes. */
const tokenComesWithinMs = 2000;

/** The layer under the body that holds reCAPTCHA's puzzle; null while there is none. */
function puzzleLayer(): HTMLElement | null {
  let element: HTMLElement | null = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  while (element?.parentElement && element.parentElement !== document.body) element = element.parentElement;
  return element;
}

/**
 * reCAPTCHA tells nobody that its puzzle was closed: it only hides the layer. Calls `onClosed` when the layer was seen
 * and then is hidden for a while; gives the way to stop watching.
 */
export function watchRecaptchaPuzzle(onClosed: () => void): () => void {
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const layer = puzzleLayer();
    const isOpen = layer !== null && getComputedStyle(layer).visibility !== 'hidden';
    if (isOpen) {
      wasOpen = true;
      clearTimeout(timer);
      timer = undefined;
    } else if (wasOpen) timer ??= setTimeout(onClosed, tokenComesWithinMs);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
