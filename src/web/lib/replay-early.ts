/** What was done on a prerendered page before the app loaded; see public/start.js. */
interface DoneEarly {
  /** The name of the last button that was pressed. */
  readonly octavoPressedEarly?: string;
  readonly octavoLanguageEarly?: string;
  /** The field that was used last; its text may be empty. */
  readonly octavoTypedEarly?: {
    readonly label: string;
    readonly text: string;
    /** Whether the user went on to something else. */
    readonly isLeft: boolean;
  };
}

/** Types a text into a field that React controls. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React ignores a value set on the element itself, which it tracks, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives the focus and the text back to the field that was used last. */
export function replayField(): void {
  const { octavoTypedEarly: typed } = window as DoneEarly;
  if (!typed) return;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const field = fields.find((each) => each.getAttribute('aria-label') === typed.label);
  // The user goes on typing where the focus is.
  if (!typed.isLeft) field?.focus();
  if (field && typed.text !== '') type(field, typed.text);
}

/** Replays the choice of a language and the last press of a button. */
export function replayPresses(): void {
  const { octavoPressedEarly: pressed, octavoLanguageEarly: chosen } = window as DoneEarly;
  const languages = document.querySelector<HTMLSelectElement>('.language-form select');
  if (chosen && languages) {
    languages.value = chosen;
    languages.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!pressed) return;
  const buttons = [...document.querySelectorAll('button')];
  buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)?.click();
}
