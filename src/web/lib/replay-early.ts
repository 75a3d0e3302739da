/** What was done on a prerendered page before the app loaded; see public/start.js. */
interface DoneEarly {
  /** The name of the last button that was pressed. */
  readonly octavoPressedEarly?: string;
  readonly octavoLanguageEarly?: string;
  /** The field that had the focus last; its text may be empty. */
  readonly octavoTypedEarly?: { readonly label: string; readonly text: string };
}

/** Types a text into a field that React controls, where the user goes on typing. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  if (text === '') return;
  // React ignores a value set on the element itself, which it tracks, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays the last typing, the choice of a language, and the last press of a button. */
export function replayEarly(): void {
  const {
    octavoPressedEarly: pressed,
    octavoLanguageEarly: chosen,
    octavoTypedEarly: typed,
  } = window as DoneEarly;
  const languages = document.querySelector<HTMLSelectElement>('.language-form select');
  if (chosen && languages) {
    languages.value = chosen;
    languages.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (typed) {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const field = fields.find((each) => each.getAttribute('aria-label') === typed.label);
    if (field) type(field, typed.text);
  }
  if (!pressed) return;
  const buttons = [...document.querySelectorAll('button')];
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)?.click();
}
