import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: '手动添加',
  brandDone: (name) => `已保存 ${name}。`,
  brandFromSite: '从网站获取',
  brandText: '你的标志、颜色和字体，用于所有新文档。',
  brandTitle: '添加你的品牌',
  modelConnect: '连接服务商',
  modelDone: (name) => `${name} 已就绪。`,
  modelLocal: '在此服务器上运行',
  modelText: '只需几个词，它就能写出完整的文字。没有模型时，内置排版引擎使用模板。',
  modelTitle: '连接模型',
  pageText: '用一句话描述，或从下面选一个开始：',
  pageTitle: '制作第一个页面',
  skip: '跳过',
  title: '欢迎使用 Octavo',
};
