import { escapeHtml } from '../frame/escape-html.ts';
import { brandLink, iconAddress } from '../frame/frame.ts';
import { exampleTitle } from './api-introduction.ts';
import { exampleLanguages } from './call-examples.ts';
import { type CallGroup, groupCalls, titleOfCall } from './call-groups.ts';
import { type ApiDocument, callsOf } from './openapi-document.ts';
import { referenceCall } from './reference-call.ts';
import { type IntroductionPart, introductionParts } from './reference-introduction.ts';

export type ReferenceTheme = 'light' | 'dark' | null;

export interface ReferenceParts {
  readonly api: ApiDocument;
  /** Public URL of this installation. */
  readonly publicUrl: string;
  readonly css: string;
  /** Changes with any of the page's files, so browsers can cache them. */
  readonly filesVersion: string;
}

const figures = new Intl.NumberFormat('en-US');

const languageSwitch = `<fieldset class="languages"><legend class="sr">Language of the examples</legend>${exampleLanguages
  .map(
    ({ id, name }, index) =>
      `<label><input type="radio" name="language" id="language-${id}" value="${id}"${index === 0 ? ' checked' : ''}><span>${name}</span></label>`,
  )
  .join('')}</fieldset>`;

function navigation(parts: readonly IntroductionPart[], groups: readonly CallGroup[]): string {
  const first = parts
    .filter(({ title, language }) => title !== '' && language === null)
    .map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  const rest = groups.map(({ title, calls }) => {
    const links = calls.map(
      ({ operationId }) => `<li><a href="#${operationId}">${titleOfCall(operationId)}</a></li>`,
    );
    return `<details><summary>${escapeHtml(title)} <span>${calls.length}</span></summary><ul>${links.join('')}</ul></details>`;
  });
  return (
    '<nav id="contents" aria-label="Contents"><p class="contents-head"><b>Contents</b><a href="#top">Close</a></p>' +
    `<ul>${first.join('')}</ul>${rest.join('')}</nav>`
  );
}

const introductionPart = ({ id, title, language, html }: IntroductionPart): string => {
  if (title === '') return html;
  const heading = language === null ? `<h2>${title}</h2>` : `<h3>${title}</h3>`;
  return `<section id="${id}"${language === null ? '' : ` class="ex ex-${language}"`}>${heading}${html}</section>`;
};

const chapter = ({ id, title, calls }: CallGroup, publicUrl: string): string =>
  `<section class="chapter" id="${id}"><h2>${escapeHtml(title)}</h2>${calls.map((call) => referenceCall(call, publicUrl)).join('')}</section>`;

/** Returns the whole reference as one page, readable without scripts. */
export function referencePage(
  { api, publicUrl, css, filesVersion }: ReferenceParts,
  theme: ReferenceTheme,
): string {
  const calls = callsOf(api);
  const groups = groupCalls(calls);
  const parts = introductionParts(api.info.description ?? '');
  const [opening, ...sections] = parts;
  // Examples are placed next to the text on wide screens.
  const isExample = ({ title, language }: IntroductionPart) => language !== null || title === exampleTitle;
  return `<!doctype html>
<html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference, Octavo</title>
<meta name="description" content="Every call of the Octavo API, with examples in curl, TypeScript and Python.">
<link rel="icon" type="image/svg+xml" href="${iconAddress}">
<style>${css}</style>
<noscript><style>.find,.theme{display:none}</style></noscript>
<script src="/docs/reference.js?v=${filesVersion}" defer></script>
</head>
<body id="top">
<a class="skip" href="#main">Skip to content</a>
<header>
${brandLink}
<a class="home" href="/help">Help</a>
<a class="to-contents" href="#contents">Contents</a>
<search class="find"><input type="search" id="find" placeholder="Search ${figures.format(calls.length)} calls" aria-label="Search calls" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd></search>
${languageSwitch}
<button type="button" class="theme" id="theme">Dark</button>
</header>
<div class="frame">
${navigation(parts, groups)}
<main id="main" tabindex="-1">
<p id="found" role="status"></p>
<div class="introduction">
<h1>API reference</h1>
<div class="lead">${opening?.html ?? ''}</div>
<div class="facts"><dl><div><dt>Base address</dt><dd><code>${escapeHtml(publicUrl)}</code></dd></div><div><dt>Version</dt><dd>${escapeHtml(api.info.version)}</dd></div><div><dt>OpenAPI 3.1</dt><dd><a href="/openapi.json">openapi.json</a></dd></div></dl><a class="inked" href="/membership">Create an API key</a></div>
<div class="columns">
<div class="said">${sections
    .filter((part) => !isExample(part))
    .map(introductionPart)
    .join('\n')}</div>
<div class="code">${sections.filter(isExample).map(introductionPart).join('\n')}</div>
</div>
</div>
${groups.map((group) => chapter(group, publicUrl)).join('\n')}
</main>
</div>
</body>
</html>
`;
}
