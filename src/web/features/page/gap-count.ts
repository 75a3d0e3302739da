/** '4 gaps' */
export const gapCount = (count: number): string => (count === 1 ? '1 gap' : `${count} gaps`);
