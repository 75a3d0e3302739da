/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo 需要 Node {needed} 或更高版本，当前为 {found}。下载地址：{url}',
  npmMissing: '找不到 npm。它随 Node 一起提供：{url}',
  installFailed: '无法安装软件包：npm ci 以代码 {code} 结束。',
  nodeNotFetched: '无法通过 npm 获取 Node {version}。',
  nodeUnusable: 'Node {version} 无法在此计算机上运行（{platform}）。',
  installing: '正在安装软件包（仅一次，约一分钟）',
  fetching: '正在获取 Node {version}',
  waiting: '正在等待执行相同工作的进程 {process}',
  building: '正在构建网页应用',
  buildFailed: '无法构建网页应用。',
  drawing: '正在绘制示例页面',
  drawingFailed: '无法绘制示例页面。',
  notStarted: 'Octavo 无法启动：{problem}',
  notSetUp: 'Octavo 无法完成设置：{problem}',
  done: '完成',
  failed: '失败',
};
