/**
 * Art directions that users can choose only on a paid plan. The composer may pick any of them on any plan.
 */
const premiumTemplates: ReadonlySet<string> = new Set(['technical', 'organic', 'poster']);

export const isPremiumTemplate = (direction: string): boolean => premiumTemplates.has(direction);
