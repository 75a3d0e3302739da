/** Returns the letter of a mark that is explained elsewhere: A for the first. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
