import { outboxStyles } from './outbox-styles.ts';
import type { OutboxEntry } from './outbox-view.ts';
import { escapeHtml } from './templates/escape-html.ts';

/** Returns the outbox page: a list of emails, and the selected one in a sandboxed frame. Uses no scripts. */
export function outboxPage(mails: readonly OutboxEntry[], shown: OutboxEntry | undefined): string {
  return page(
    '<p>Emails stay here because <code>SMTP_URL</code> is not set.</p><a class="again" href="/dev/outbox">Refresh</a>',
    shown ? `<main>${list(mails, shown)}${mailPane(shown)}</main>` : empty,
  );
}

/** Returns the page for visitors without the token or the owner's session. */
export function lockedOutboxPage(): string {
  return page(
    '<p>Emails stay here because <code>SMTP_URL</code> is not set.</p>',
    '<main class="empty"><div><h2>The outbox is locked</h2><p>Open the outbox link that Octavo printed in the terminal when it started. If you are the owner, you can also sign in and come back.</p><p><a href="/auth">Go to sign-in</a></p></div></main>',
  );
}

function page(intro: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox: Octavo</title>
<style>${outboxStyles}</style>
</head>
<body>
<header><h1>Outbox</h1>${intro}</header>
${main}
</body>
</html>
`;
}

const empty = `<main class="empty"><div><h2>No email yet</h2><p>Sign up or ask for a sign-in link: the email appears here at once.</p><p><a href="/auth">Go to sign-in</a></p></div></main>`;

function list(mails: readonly OutboxEntry[], shown: OutboxEntry): string {
  const items = mails.map((mail) => {
    const current = mail === shown ? ' aria-current="true"' : '';
    return `<li><a href="/dev/outbox?mail=${mail.id}"${current}><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.to)}</span>${moment(mail.sent_at)}</a></li>`;
  });
  return `<nav aria-label="Emails, newest first"><ol>${items.join('')}</ol></nav>`;
}

function mailPane(mail: OutboxEntry): string {
  const links = mail.links.map(
    (link) => `<a href="${escapeHtml(link)}" target="_blank" rel="noreferrer">${escapeHtml(link)}</a>`,
  );
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Written</dt><dd>${moment(mail.sent_at)}</dd><dt>Links</dt><dd class="links">${links.join('') || 'None'}</dd></dl>
<iframe title="The email as it is read" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inFrame(mail.html))}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`;
}

/** Opens links in a new page, because the app can't be shown in a frame. */
function inFrame(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function moment(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
