/** An exact decimal: `digits` × 10^-`scale`. Used for money and percentages, because floats are inexact. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * Converts a number to the decimal that it is written as: 0.1 is exactly one tenth. Exact for up to 15
 * significant digits.
 */
export function decimal(value: number): Decimal {
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Returns a ÷ b, rounded half away from zero, as is usual for money. */
export function divideRounded(a: bigint, b: bigint): bigint {
  const isNegative = a < 0n !== b < 0n;
  const [dividend, divisor] = [a < 0n ? -a : a, b < 0n ? -b : b];
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  return isNegative ? -rounded : rounded;
}

/** Returns the number of units of 10^-`wanted`, rounded half away from zero. */
export function toScale({ digits, scale }: Decimal, wanted: number): bigint {
  return wanted >= scale
    ? digits * 10n ** BigInt(wanted - scale)
    : divideRounded(digits, 10n ** BigInt(scale - wanted));
}

/** Returns a percentage of an amount in minor units, rounded half away from zero. */
export function percentOf(minor: bigint, percent: Decimal): bigint {
  return divideRounded(minor * percent.digits, 100n * 10n ** BigInt(percent.scale));
}
