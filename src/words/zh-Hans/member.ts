import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: '本月生成次数。打开会员页面。',
  generations: { other: '已生成 # 次' },
  generationsOf: (used, limit) => `已生成 ${used}/${limit} 次`,
  notInPlan: '你的套餐不包含此功能',
  seePlans: '查看套餐',
};
