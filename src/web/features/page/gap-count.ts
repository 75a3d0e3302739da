/** '4 gaps' */
export const gapCount = (count: number): string => (count === 1 ? 'One gap' : `${count} gaps`);
