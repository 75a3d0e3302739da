/** Words of accounts, separated by commas, in lower case. */
export interface SumWords {
  /** Names of lists of money that comes in. */
  readonly income: string;
  readonly spending: string;
  /** Names of what there was before. */
  readonly opening: string;
  readonly labels: Readonly<Record<'surplus' | 'deficit' | 'closing', string>>;
}
