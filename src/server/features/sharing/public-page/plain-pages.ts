import { escapeAttribute, escapeText } from '../../../../domain/document/sanitise/canonical-node.ts';
import type { FrameWords } from '../../../http/frame/frame-words.ts';
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

function plainPage({ language, dir }: FrameWords, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>${closedHead}
<title>${escapeText(title)}</title>
<style>${plainStyles}</style>
</head>
<body class="o-body"><main class="o-sheet o-frame">${brandMark}${content}</main></body>
</html>`;
}

/** The same page for every invalid link, so it doesn't reveal whether a link ever existed. */
export const gonePage = (words: FrameWords): string =>
  plainPage(
    words,
    words.say('goneTab'),
    `<h1>${escapeText(words.say('gone'))}</h1><p>${escapeText(words.say('goneText'))}</p>`,
  );

/** Returns the password page, which reveals nothing about the document. */
export function passwordPage(words: FrameWords, path: string, fault: string | null): string {
  const { say } = words;
  return plainPage(
    words,
    say('passwordTab'),
    `<h1>${escapeText(say('passwordTitle'))}</h1>
<p>${escapeText(say('passwordText'))}</p>
<form method="post" action="${escapeAttribute(path)}/unlock">
${fault === null ? '' : `<p class="o-fault" id="fault" role="alert">${escapeText(fault)}</p>`}
<label for="password">${escapeText(say('password'))}</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="off" autofocus${fault === null ? '' : ' aria-invalid="true" aria-describedby="fault"'}>
<button class="o-button o-button-main">${escapeText(say('open'))}</button>
</form>`,
  );
}

/** Returns the page for temporary errors, with a link to try again. */
export function troublePage(words: FrameWords, trouble: string, path: string): string {
  const { say } = words;
  return plainPage(
    words,
    say('troubleTab'),
    `<h1>${escapeText(say('trouble'))}</h1><p>${escapeText(trouble)}</p><a class="o-button" href="${escapeAttribute(path)}">${escapeText(say('toDocument'))}</a>`,
  );
}
