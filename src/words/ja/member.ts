import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: '今月の生成回数。メンバーシップを開きます。',
  generations: { other: '生成 # 回' },
  generationsOf: (used, limit) => `生成 ${used}／${limit} 回`,
  notInPlan: '現在のプランには含まれていません',
  seePlans: 'プランを見る',
};
