import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: '本月生成次数。打开会员页面。',
  downloadFailed: '下载失败',
  fileDenied: '访问被拒绝。请刷新页面后重试。',
  fileGone: '找不到 PDF 文件。文档可能已被删除。',
  fileNoLonger: '文档已不可用。请刷新页面后重试。',
  fileNotYet: 'PDF 不可用',
  fileNotYetText: '文档可能仍在处理中，请稍后重试。',
  generations: { other: '已生成 # 次' },
  generationsOf: (used, limit) => `已生成 ${used}/${limit} 次`,
  notInPlan: '你的套餐不包含此功能',
  printBlocked: '打印窗口被阻止。请允许此网站弹出窗口，然后重试。',
  printPage: (page) => `第 ${page} 页`,
  printPreparing: '正在准备 PDF…',
  printWarning: '无法打印',
  seePlans: '查看套餐',
};
