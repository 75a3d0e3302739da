import { trimEndOf } from '../../../../domain/text/trim-characters.ts';
/** What a piece of plain text comes to. Tool input is JSON, whose pieces add up to the whole. */
export type PlainTextPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool-start'; readonly name: string }
  | { readonly type: 'tool-delta'; readonly json: string }
  | { readonly type: 'tool-end' };

type Kind = 'document' | 'change' | 'followups' | 'ask';

interface Section {
  readonly mark: string;
  readonly fields: readonly string[];
  readonly lines: string[];
}

const markLine =
  /^\s*={3,}\s*(DOCUMENT|CHANGE|FOLLOWUPS|ASK|PAGE|BLOCK|REPLACE|INSERT|TEXT|REMOVE|TOKEN|SET|END)\b([^\n]*)\n?$/;
const toolOf: Readonly<Record<string, readonly [Kind, string]>> = {
  DOCUMENT: ['document', 'write_document'],
  CHANGE: ['change', 'patch_document'],
  FOLLOWUPS: ['followups', 'suggest_followups'],
  ASK: ['ask', 'ask_user'],
};
const fence = /^\s*```/;

const fieldsOf = (text: string): string[] => text.split('|').map((each) => each.trim());
const nothing = (text: string | undefined): string | undefined => (text ? text : undefined);

function headJson([title = '', language, format, orientation, direction, theme]: readonly string[]): string {
  const head = {
    title: title || 'Untitled',
    language: nothing(language),
    format: nothing(format) ?? 'a4',
    orientation: nothing(orientation),
    direction: nothing(direction),
    theme: nothing(theme),
  };
  return JSON.stringify(head).slice(0, -1);
}

function patchOf({ mark, fields, lines }: Section): object | null {
  const [first = '', second = ''] = fields;
  const body = lines.join('\n').trim();
  switch (mark) {
    case 'REPLACE':
      return { op: 'replace', id: first, html: body };
    case 'INSERT':
      return { op: 'insert', pageId: first, afterId: second || null, html: body };
    case 'TEXT':
      return { op: 'set_text', id: first, text: body };
    case 'REMOVE':
      return { op: 'remove', id: first };
    case 'TOKEN':
      return { op: 'set_token', name: first, value: second || null };
    case 'SET':
      return { op: 'set_document', name: first, value: second };
    default:
      return null;
  }
}

/**
 * Reads the plain-text protocol line by line while it arrives. A document's blocks come out one by one, so that they
 * can be shown at once; what is left open at the end is closed.
 */
export function createPlainTextReader(emit: (part: PlainTextPart) => void) {
  let rest = '';
  let kind: Kind | null = null;
  let section: Section | null = null;
  let summary = '';
  let tokens: Record<string, string> = {};
  let head: readonly string[] = [];
  let hasHead = false;
  let pages = 0;
  let blocks = 0;
  let patches: object[] = [];
  let lines: string[] = [];

  const json = (text: string): void => emit({ type: 'tool-delta', json: text });

  function openPage(id: string, className: string): void {
    if (!hasHead) {
      json(`${headJson(head)},"tokens":${JSON.stringify(tokens)},"pages":[`);
      hasHead = true;
    }
    if (pages > 0) json(']},');
    pages += 1;
    blocks = 0;
    json(`${JSON.stringify({ id: id || `page-${pages}`, className }).slice(0, -1)},"blocks":[`);
  }

  function closeSection(): void {
    const closed = section;
    section = null;
    if (!closed) return;
    if (kind === 'change') {
      const patch = patchOf(closed);
      if (patch) patches.push(patch);
    } else if (kind === 'document' && closed.mark === 'BLOCK') {
      if (pages === 0) openPage('', '');
      const id = closed.fields[0] || `block-${pages}-${blocks + 1}`;
      json(`${blocks > 0 ? ',' : ''}${JSON.stringify({ id, html: closed.lines.join('\n').trim() })}`);
      blocks += 1;
    }
  }

  function close(): void {
    closeSection();
    if (kind === 'document') {
      if (pages === 0) openPage('', '');
      json(']}]}');
    } else if (kind === 'change') json(JSON.stringify({ patches, summary }));
    else if (kind === 'followups')
      json(JSON.stringify({ choices: lines.slice(0, 6).map((line) => line.slice(0, 80)) }));
    else if (kind === 'ask') {
      const questions = lines.slice(0, 12).map((line, index) => {
        const [question = '', ...choices] = fieldsOf(line);
        return { id: `q${index + 1}`, question: question.slice(0, 300), choices: choices.slice(0, 12) };
      });
      json(JSON.stringify({ questions }));
    }
    if (kind !== null) emit({ type: 'tool-end' });
    kind = null;
  }

  function begin(mark: string, fields: readonly string[]): void {
    const [next, tool] = toolOf[mark] as readonly [Kind, string];
    close();
    kind = next;
    [summary, head, tokens, hasHead, pages, patches, lines] = [
      fields.join(' | '),
      fields,
      {},
      false,
      0,
      [],
      [],
    ];
    emit({ type: 'tool-start', name: tool });
  }

  function readLine(line: string): void {
    const found = markLine.exec(line);
    if (!found) {
      if (kind === null) emit({ type: 'text', text: line });
      else if (section) {
        if (!fence.test(line)) section.lines.push(line.replace(/\n$/, ''));
      } else if (line.trim() !== '') lines.push(line.trim().replace(/^[-*\d.)\s]+/, ''));
      return;
    }
    const [, mark = '', text = ''] = found;
    const fields = fieldsOf(trimEndOf(text.trimEnd(), '='));
    if (mark in toolOf || mark === 'END') {
      if (mark === 'END') close();
      else begin(mark, fields);
      return;
    }
    closeSection();
    if (kind === 'document' && mark === 'TOKEN' && !hasHead)
      tokens = { ...tokens, [fields[0] ?? '']: fields[1] ?? '' };
    else if (kind === 'document' && mark === 'PAGE') openPage(fields[0] ?? '', fields[1] ?? '');
    else section = { mark, fields, lines: [] };
  }

  return {
    push(text: string): void {
      rest += text;
      const pieces = rest.split(/(?<=\n)/);
      rest = pieces.pop() ?? '';
      if (rest.endsWith('\n')) {
        pieces.push(rest);
        rest = '';
      }
      for (const piece of pieces) readLine(piece);
      // Words are passed on at once; only what may become a mark is held back.
      if (kind === null && rest !== '' && !/^\s*=*/.exec(rest)?.[0].includes('=') && rest.trim() !== '') {
        emit({ type: 'text', text: rest });
        rest = '';
      }
    },
    end(): void {
      if (rest !== '') readLine(rest);
      rest = '';
      close();
    },
  };
}
