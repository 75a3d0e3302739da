import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: '通过邮件获取验证码',
  byGoogle: '使用 Google 确认',
  cancel: '取消',
  code: '邮件中的验证码',
  codeHint: (email) => `六位数字，已发送至 ${email}。`,
  codeResend: '重新发送验证码',
  codeSentText: (email) => `新验证码已发送至 ${email}。`,
  codeSentTitle: '验证码已发送',
  confirm: '确认',
  confirmed: '已确认',
  confirming: '正在确认',
  otherWay: '此账号没有密码，请用其他方式确认。确认在十分钟内有效。',
  password: '密码',
  passwordText: '请输入密码以继续。',
  reason: '进行敏感更改前需要确认。',
  restart: '此账号没有密码，也没有可用的邮箱。请重启 Octavo 并打开它显示的登录链接，之后十分钟内可进行更改。',
  sending: '正在发送',
  title: '确认是你本人',
};
