interface Reading {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** False if the words are ambiguous: print them as typed and compute nothing from them. */
  readonly isCertain: boolean;
}

export interface DateValue extends Reading {
  readonly kind: 'date';
  readonly day?: number;
  readonly month?: number;
  /** Missing if the prompt doesn't name it. */
  readonly year?: number;
  /** Monday is 1. */
  readonly weekday?: number;
}

export interface TimeValue extends Reading {
  readonly kind: 'time';
  readonly hour: number;
  readonly minute: number;
}

export interface MoneyValue extends Reading {
  readonly kind: 'money';
  readonly amount: number;
  /** ISO 4217; missing if the symbol is shared ("kr") or absent. */
  readonly currency?: string;
}

export interface QuantityValue extends Reading {
  readonly kind: 'quantity';
  readonly amount: number;
  /** As typed. */
  readonly unit: string;
}

export interface ContactValue extends Reading {
  readonly kind: 'contact';
  readonly type: 'email' | 'phone' | 'url' | 'handle';
}

/** A value in the text that rules can compute without the model. */
export type TypedValue = DateValue | TimeValue | MoneyValue | QuantityValue | ContactValue;
