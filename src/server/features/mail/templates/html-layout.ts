import { languages } from '../../../../words/languages.ts';
import { escapeHtml } from './escape-html.ts';
import { greeting } from './greeting.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { mailMark } from './mail-mark.ts';
import { hostOf } from './mail-site.ts';

const serif = "Rockwell,'Clarendon','Roboto Slab',Georgia,serif";
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For email clients that support dark mode; others keep the inline colors. */
const darkRules = `
.o-paper{background:#181613!important}
.o-sheet{background:#221f1b!important;border-color:#3b372f!important}
.o-ink{color:#f2eee4!important}
.o-ink2{color:#cac3b4!important}
.o-ink3{color:#a29a8a!important}
.o-line{border-color:#3b372f!important}
.o-button{background:#a3b2ff!important}
.o-button a{color:#0e1440!important}
.o-link{color:#a3b2ff!important}`;

/** For narrow screens: smaller margins, and a full-width button. */
const narrowRules = `
.o-pad{padding-left:24px!important;padding-right:24px!important}
.o-out{padding:0!important}
.o-sheet{border-left:0!important;border-right:0!important}
.o-wide{width:100%!important}
h1{font-size:25px!important}
.o-button a{display:block!important;text-align:center!important}`;

/** Stands for the support address until the message is escaped. */
const mark = '\uFFFC';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * Returns the email as HTML: tables and inline styles for compatibility with email clients, at most 600 px
 * wide, without external pictures or fonts.
 */
export function htmlLayout(content: MailContent, site: MailSite): string {
  const { dir } = languages[site.language];
  // Tracking tears joined Arabic letters apart.
  const tracking = dir === 'rtl' ? '0' : '-.02em';
  return `<!doctype html>
<html lang="${site.language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(content.subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules}
}
@media (max-width:480px){${narrowRules}
}
</style>
</head>
<body class="o-paper" style="margin:0;padding:0;background:#efece3;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preview)}</div>
<table ${table} width="100%" class="o-paper" style="background:#efece3"><tr><td align="center" class="o-out" style="padding:32px 16px">
<table ${table} width="600" class="o-sheet" style="width:100%;max-width:600px;background:#fdfcf8;border:1px solid #d3ccbc">
<tr><td class="o-pad" style="padding:28px 40px 0">${mailMark(serif)}</td></tr>
<tr><td class="o-pad" style="padding:32px 40px 36px;font-family:${sans};font-size:16px;line-height:1.55">
<h1 class="o-ink" style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:1.15;font-weight:500;letter-spacing:${tracking};color:#1c1a17">${escapeHtml(content.heading)}</h1>
${[greeting(content.displayName, site.t), ...content.paragraphs].map(paragraph).join('\n')}
${content.action ? button(content.action) : ''}
${content.notes.map(note).join('\n')}
${content.action ? linkInWords(content.action.href, site) : ''}
</td></tr>
<tr><td class="o-pad o-line" style="padding:20px 40px 24px;border-top:1px solid #d3ccbc;font-family:${sans};font-size:13px;line-height:1.5">
${footer(content, site)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="o-ink" style="margin:0 0 14px;color:#1c1a17">${escapeHtml(text)}</p>`;
}

function note(text: string): string {
  return `<p class="o-ink2" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#4a453c">${escapeHtml(text)}</p>`;
}

function button({ label, href }: { label: string; href: string }): string {
  return `<table ${table} class="o-wide" style="margin:24px 0 26px"><tr><td class="o-button" bgcolor="#1b33bf" style="background:#1b33bf;border-radius:3px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function linkInWords(href: string, { t }: MailSite): string {
  return `<p class="o-ink3" style="margin:22px 0 0;font-size:13px;line-height:1.5;color:#686154">${escapeHtml(t.buttonFails)}<br><a class="o-link" href="${escapeHtml(href)}" style="color:#1b33bf;word-break:break-all">${escapeHtml(href)}</a></p>`;
}

function footer(content: MailContent, site: MailSite): string {
  const lines = [
    escapeHtml(content.reason),
    ...(site.supportEmail
      ? [
          escapeHtml(site.t.questions(mark)).replace(
            mark,
            `<a class="o-link" href="mailto:${escapeHtml(site.supportEmail)}" style="color:#1b33bf">${escapeHtml(site.supportEmail)}</a>`,
          ),
        ]
      : []),
    `Octavo, ${escapeHtml(hostOf(site))}${site.postalAddress ? `<br>${escapeHtml(site.postalAddress)}` : ''}`,
  ];
  return lines.map((line) => `<p class="o-ink3" style="margin:0 0 6px;color:#686154">${line}</p>`).join('\n');
}
