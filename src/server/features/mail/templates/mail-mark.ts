const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const ink = '#1c1a17';
const blank = 'font-size:0;line-height:0';

/**
 * Returns the logo and name, drawn with table cells, because many email clients support no SVG and block
 * pictures. It has its own background, as on dark pages of the app.
 * @param serif the font families of the name
 */
export function mailMark(serif: string): string {
  const leaf = `<table ${table} width="11"><tr><td height="6" style="height:6px;${blank};border-bottom:2px solid ${ink}">&nbsp;</td></tr><tr><td height="6" bgcolor="#1b33bf" style="height:6px;${blank};background:#1b33bf">&nbsp;</td></tr></table>`;
  const sheet = `<table ${table} width="26" style="width:26px;background:#fdfcf8;border:2px solid ${ink}"><tr><td colspan="2" height="12" style="height:12px;${blank};border-bottom:2px solid ${ink}">&nbsp;</td></tr><tr><td width="10" height="14" style="width:10px;height:14px;${blank};border-right:2px solid ${ink}">&nbsp;</td><td style="${blank}">${leaf}</td></tr></table>`;
  return `<table ${table}><tr><td>${sheet}</td><td class="o-ink" style="padding-left:9px;font-family:${serif};font-size:22px;line-height:30px;font-weight:600;letter-spacing:-.03em;color:${ink}">Octavo</td></tr></table>`;
}
