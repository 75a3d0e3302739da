/** Art directions that take a plan to be chosen outright; the composer may take any of them by itself. */
const premiumTemplates: ReadonlySet<string> = new Set(['technical', 'organic', 'poster']);

export const isPremiumTemplate = (direction: string): boolean => premiumTemplates.has(direction);
