import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText: '关于 Octavo：一款开源文档工具，撰写、排版并检查整页内容。',
  homeText: '一句话即可生成符合品牌风格、可直接使用的文档：发票、菜单、海报、报告和幻灯片，输出为 PDF。',
  loading: '正在加载…',
  loadingAgain: '重新加载',
  loadingLate: '加载时间比平常长。可能是网络较慢，或此页面的脚本被阻止。',
  needsScripts:
    'Octavo 在浏览器中与你一起制作页面，因此需要 JavaScript。请为此网站启用它，然后重新加载页面。',
  notFoundText: '此地址没有内容。',
  notFoundTitle: '找不到页面',
  pricingText: '此 Octavo 的套餐：各套餐的功能、可生成和保存的文档数量以及价格。',
  privacyText: '此 Octavo 存储哪些数据、存储在哪里以及保留多久。',
  shortcutsText: 'Octavo 的全部键盘快捷键，按界面列出。',
  templatesText: '可自由修改的现成文档：信函、简历、清单、菜单、标牌、幻灯片等，输出为 PDF。',
  termsText: '使用此 Octavo 的条款。',
};
