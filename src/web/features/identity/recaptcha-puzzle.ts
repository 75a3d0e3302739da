/** A solved puzzle is also hidden, shortly before its token arrives. */
const tokenComesWithinMs = 2000;

/** Returns the body's child that contains reCAPTCHA's puzzle; null if there is none. */
function puzzleLayer(): HTMLElement | null {
  let element: HTMLElement | null = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
  while (element?.parentElement && element.parentElement !== document.body) element = element.parentElement;
  return element;
}

/**
 * reCAPTCHA has no event for a closed puzzle; it only hides the layer. Calls `onClosed` when a visible layer
 * has been hidden for a while. Returns a function to stop watching.
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
