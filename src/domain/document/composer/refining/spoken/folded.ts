/** Small letters without accents, as people type in a hurry: 'Größer' and 'groesser' are 'grosser'. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'");
}
