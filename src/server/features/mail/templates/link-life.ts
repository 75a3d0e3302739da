function inWords(minutes: number): string {
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 60 / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns a sentence stating that a link works once, and for how long. */
export function singleUse(validMinutes: number | undefined): string {
  return validMinutes === undefined
    ? 'The link works once.'
    : `The link works once, within the next ${inWords(validMinutes)}.`;
}
