import type { words as english } from '../en/site.ts';

export const words: typeof english = {
  notFoundText: (path) => `${path} 没有内容。请检查地址，或返回首页。`,
  notFoundTitle: '找不到页面',
};
