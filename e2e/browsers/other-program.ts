import type { BrowserUser } from './browser-user.ts';

/** Runs in the page. Puts text beside the app and selects it, as the stand-in for another program. */
function selectBesideApp(format: 'cells' | 'html', text: string): void {
  const holder = document.createElement(format === 'cells' ? 'textarea' : 'div');
  holder.id = 'other-program';
  holder.style.cssText =
    'position: fixed; z-index: 999; left: 0; top: 0; background: white; pointer-events: auto';
  if (holder instanceof HTMLTextAreaElement) holder.value = text;
  else holder.innerHTML = text;
  // Within an open dialog, because that keeps the focus.
  (document.querySelector('[role="dialog"]') ?? document.body).append(holder);
  holder.tabIndex = -1;
  holder.focus();
  if (holder instanceof HTMLTextAreaElement) holder.select();
  else getSelection()?.selectAllChildren(holder);
}

/** Runs in the page. */
const removeIt = (): void => document.querySelector('#other-program')?.remove();

/** Copies cells of a spreadsheet, or formatted text, with the browser's own Ctrl+C. */
export async function copyElsewhere(
  user: BrowserUser,
  format: 'cells' | 'html',
  text: string,
): Promise<void> {
  await user.page.evaluate(selectBesideApp, format, text);
  await user.page.press('Control+c');
  await user.page.evaluate(removeIt);
}
