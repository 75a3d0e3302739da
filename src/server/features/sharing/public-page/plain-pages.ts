import { escapeAttribute, escapeText } from '../../../../domain/document/sanitise/canonical-node.ts';
import { brandMark } from './brand-mark.ts';
import { closedHead } from './shared-page.ts';
import { frameStyles } from './shared-page-styles.ts';

const plainStyles = `${frameStyles}
body{margin:0}
.o-sheet{width:min(420px,calc(100% - 32px));margin:auto;padding:32px;border:1px solid var(--o-hair);border-radius:1px;background:var(--o-sheet)}
.o-sheet h1{margin:16px 0 8px;font:500 26px/1.15 Rockwell,Clarendon,"Roboto Slab",Georgia,serif;letter-spacing:-.018em}
.o-sheet p{margin:0 0 16px;color:var(--o-ink)}
.o-sheet label{display:block;margin-bottom:6px;font-weight:600}
.o-sheet input{width:100%;min-height:44px;margin-bottom:16px;padding:8px 12px;border:1px solid var(--o-line);border-radius:3px;background:var(--o-sheet);color:var(--o-ink);font:inherit;font-size:16px}
.o-sheet .o-button{width:100%}
.o-sheet .o-fault{color:var(--o-danger);font-weight:600}
`;

function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>${closedHead}
<title>${escapeText(title)}</title>
<style>${plainStyles}</style>
</head>
<body class="o-body"><main class="o-sheet o-frame">${brandMark}${content}</main></body>
</html>`;
}

/** The same page for every invalid link, so it doesn't reveal whether a link ever existed. */
export const gonePage = plainPage(
  'Not available',
  `<h1>There is nothing here.</h1><p>The link may have run out or been ended, or there never was one. Ask whoever gave it to you for a new one.</p>`,
);

/** Returns the password page, which reveals nothing about the document. */
export function passwordPage(path: string, fault: string | null): string {
  return plainPage(
    'Password needed',
    `<h1>This document has a password.</h1>
<p>Whoever gave you the link knows it.</p>
<form method="post" action="${escapeAttribute(path)}/unlock">
${fault === null ? '' : `<p class="o-fault" id="fault" role="alert">${escapeText(fault)}</p>`}
<label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="off" autofocus${fault === null ? '' : ' aria-invalid="true" aria-describedby="fault"'}>
<button class="o-button o-button-main">Open</button>
</form>`,
  );
}

/** Returns the page for temporary errors, with a link to try again. */
export function troublePage(words: string, path: string): string {
  return plainPage(
    'Try again',
    `<h1>That did not work.</h1><p>${escapeText(words)}</p><a class="o-button" href="${escapeAttribute(path)}">Back to the document</a>`,
  );
}
