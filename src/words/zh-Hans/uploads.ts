import type { words as english } from '../en/uploads.ts';

export const words: typeof english = {
  backWhereItWas: (name) => `${name} 已回到原位。`,
  cancel: (name) => `取消 ${name}`,
  checking: '正在检查',
  dismiss: (name) => `关闭 ${name}`,
  done: '已上传',
  drag: '拖动以排序',
  dropped: (name) => `${name} 已放下。`,
  droppedAt: (name, at, of) => `${name} 已放在第 ${at} 位，共 ${of} 位。`,
  heldAt: (name, at, of) => `${name} 位于第 ${at} 位，共 ${of} 位。`,
  move: (name) => `移动 ${name}`,
  noFolderText: '请拖入其中的文件。',
  noFolderTitle: '不能添加文件夹',
  pickedUp: (name) => `${name} 已拿起。`,
  retry: (name) => `重试 ${name}`,
  sortHelp: '按空格键拿起，按方向键移动，再按空格键放下，按 Esc 键取消。',
  stateWithSize: (state, size) => `${state}，${size}`,
  uploadOf: (name) => `正在上传 ${name}`,
  uploads: '上传',
  waiting: '排队中',
};
