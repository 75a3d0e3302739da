import { familyOf, type KindId } from '../page/kinds.ts';
import { isOrdered } from './program-items.ts';
import type { SheetDay, SheetFact, SheetPair, SheetPart } from './sheet.ts';

/** From this length on, a clause is a sentence. */
const sentenceLength = 60;

/** Collects facts and parts in the order of the prompt. */
export class SheetWriter {
  readonly facts: SheetFact[] = [];
  readonly parts: SheetPart[] = [];
  readonly lead: string[] = [];
  readonly #isOrdered: boolean;
  readonly #isPublic: boolean;

  readonly #isPriced: boolean;

  constructor(kind: KindId | null, isPriced: boolean) {
    this.#isPriced = isPriced;
    this.#isOrdered = isOrdered(kind);
    this.#isPublic = kind !== null && familyOf(kind) !== 'paper';
  }

  /** Returns whether something public has a time but no place yet. */
  lacksPlace(): boolean {
    const has = (name: SheetFact['slot']): boolean => this.facts.some(({ slot }) => slot === name);
    return this.#isPublic && has('when') && !has('where');
  }

  lacksTime(): boolean {
    return this.facts.every(({ slot }) => slot !== 'when');
  }

  /** Where something public takes place is often only named. */
  name(said: string, isPerson: boolean): void {
    const isPlaced = this.facts.some(({ slot }) => slot === 'where');
    if (this.#isPublic && !isPlaced && !isPerson)
      this.facts.push({ slot: 'where', label: null, value: said });
    else this.lead.push(said);
  }

  point(said: string): void {
    const last = this.parts.at(-1);
    // What follows a price or a telephone number is a remark, not the next item of a program.
    const fact = this.facts.at(-1)?.slot;
    const isRemark =
      this.#isOrdered &&
      (fact === 'price' || fact === 'contact' || this.parts.some(({ type }) => type === 'days'));
    if (said.length > sentenceLength && !this.#isOrdered) this.parts.push({ type: 'sentence', text: said });
    else if (isRemark && !(last?.type === 'points' && last.isRemark))
      this.parts.push({ type: 'points', items: [said], isRemark });
    else if (last?.type === 'points')
      this.parts[this.parts.length - 1] = { ...last, items: [...last.items, said] };
    else this.parts.push({ type: 'points', items: [said] });
  }

  pair(row: SheetPair): void {
    const last = this.parts.at(-1);
    if (this.#isOrdered) this.point(`${row.label}: ${row.value}`);
    else if (last?.type === 'pairs')
      this.parts[this.parts.length - 1] = { ...last, rows: [...last.rows, row] };
    else this.parts.push({ type: 'pairs', rows: [row] });
  }

  prices(title: string | null, rows: readonly SheetPair[]): void {
    const at = this.#isPriced
      ? this.parts.findLastIndex(({ type }) => type === 'prices')
      : this.parts.length - 1;
    const last = this.parts[at];
    if (last?.type === 'prices' && title === null)
      this.parts[at] = { ...last, rows: [...last.rows, ...rows] };
    else this.parts.push({ type: 'prices', title, rows });
  }

  days(title: string | null, days: readonly SheetDay[]): void {
    const last = this.parts.at(-1);
    const isTimed = (each: readonly SheetDay[]): boolean =>
      each.some(({ events }) => events.some(({ when }) => when !== ''));
    if (last?.type === 'days' && title === null && isTimed(last.days) === isTimed(days))
      this.parts[this.parts.length - 1] = { ...last, days: [...last.days, ...days] };
    else this.parts.push({ type: 'days', title, days });
  }
}
