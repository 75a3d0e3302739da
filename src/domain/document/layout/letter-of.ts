/** The letter of a mark that stands at one place and is told at another: A for the first. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
