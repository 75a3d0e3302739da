/** A text from which readers take what they understand; what is left is for the next one. */
export class Remainder {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The first match, taken out; a comma keeps its neighbours apart. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text);
    if (match) this.cut(match.index, match.index + match[0].length);
    return match;
  }

  cut(start: number, end: number): void {
    this.text = `${this.text.slice(0, start)} , ${this.text.slice(end)}`;
  }
}
