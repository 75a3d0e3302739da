const longestText = 400_000;
const slowMs = 300;

/**
 * Returns whether a suspected attack takes more than linear time in this engine: linear expressions match a
 * text of this length in a few milliseconds.
 * @param {RegExp} expression
 * @param {{ pumps: readonly { prefix: string, pump: string }[], suffix: string }} attack
 */
export function isSuperLinear(expression, { pumps, suffix }) {
  const everywhere = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`);
  for (let count = 500; ; count *= 2) {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix;
    const startedAt = process.cpuUsage().user;
    text.replace(everywhere, '');
    if ((process.cpuUsage().user - startedAt) / 1000 > slowMs) return true;
    if (text.length > longestText) return false;
  }
}
