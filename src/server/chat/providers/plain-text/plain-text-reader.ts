import { trimEndOf } from '../../../../domain/text/trim-characters.ts';

/** Parsed part of plain text. Tool input is streamed JSON; its chunks add up to the whole. */
export type PlainTextPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool-start'; readonly name: string }
  | { readonly type: 'tool-delta'; readonly json: string }
  | { readonly type: 'tool-end' };

type Kind = 'document' | 'edit' | 'change' | 'followups' | 'ask';

interface Section {
  readonly mark: string;
  readonly fields: readonly string[];
  readonly lines: string[];
}

const markLine =
  /^[ *#>]*={2,} *(DOCUMENT|EDIT|CHANGE|FOLLOWUPS|ASK|REPLACE|INSERT|TEXT|REMOVE|TOKEN|SET|END)\b([^\n]*)$/;
/** The beginning of such a line. */
const mayBeMark = /^[ *#>]*(?:$|=)/;
const toolOf: Readonly<Record<string, readonly [Kind, string]>> = {
  DOCUMENT: ['document', 'write_document'],
  EDIT: ['edit', 'edit_document'],
  CHANGE: ['change', 'patch_document'],
  FOLLOWUPS: ['followups', 'suggest_followups'],
  ASK: ['ask', 'ask_user'],
};
/** Code fences that models add around a tool's lines are dropped. */
const isFence = (line: string): boolean => line.trimStart().startsWith('```');
/** A fence that models put around a whole document. */
const outerFence = /^ {0,3}`{3,} *(?:markdown|md|octavo|text|txt)?$/i;

const fieldsOf = (text: string): string[] => text.split('|').map((each) => each.trim());

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

/** Parses a line of JSON; passes invalid lines on, for the tool to reject. */
function operationIn(line: string): unknown {
  try {
    return JSON.parse(line.trim().replace(/,$/, ''));
  } catch {
    return line.trim();
  }
}

/**
 * Parses the plain-text protocol line by line as it streams. Document text is passed on immediately, so its
 * blocks can be shown. An unclosed document ends with the text, and is marked with `is_open`: it may end with
 * words for the user.
 */
export function createPlainTextReader(emit: (part: PlainTextPart) => void) {
  let rest = '';
  let kind: Kind | null = null;
  let section: Section | null = null;
  let summary = '';
  let patches: object[] = [];
  let lines: string[] = [];
  /** Fence around the document in progress: not looked for yet, none, or open. */
  let outer: 'sought' | 'none' | 'open' = 'none';
  let isInCode = false;

  const json = (text: string): void => emit({ type: 'tool-delta', json: text });

  function closeSection(): void {
    const patch = section && patchOf(section);
    section = null;
    if (patch) patches.push(patch);
  }

  function close(isMarked: boolean): void {
    closeSection();
    if (kind === 'document') json(isMarked ? '"}' : '","is_open":true}');
    else if (kind === 'edit') json(JSON.stringify({ operations: lines.map(operationIn) }));
    else if (kind === 'change') json(JSON.stringify({ patches, summary }));
    else if (kind === 'followups')
      json(JSON.stringify({ choices: lines.slice(0, 6).map((line) => unlisted(line).slice(0, 80)) }));
    else if (kind === 'ask') {
      const questions = lines.slice(0, 12).map((line, index) => {
        const [question = '', ...choices] = fieldsOf(unlisted(line));
        return { id: `q${index + 1}`, question: question.slice(0, 300), choices: choices.slice(0, 12) };
      });
      json(JSON.stringify({ questions }));
    }
    if (kind !== null) emit({ type: 'tool-end' });
    kind = null;
  }

  function begin(mark: string, text: string): void {
    const [next, tool] = toolOf[mark] as readonly [Kind, string];
    close(false);
    kind = next;
    outer = 'sought';
    isInCode = false;
    summary = text;
    patches = [];
    lines = [];
    emit({ type: 'tool-start', name: tool });
    if (kind === 'document') json('{"markdown":"');
  }

  function readLine(line: string): void {
    const found = markLine.exec(line.trimEnd());
    const mark = found?.[1] ?? '';
    const text = trimEndOf((found?.[2] ?? '').trimEnd(), '=').trim();
    if (mark === 'END') close(true);
    else if (mark in toolOf) begin(mark, text);
    else if (kind === 'document') readDocumentLine(line);
    else if (found && kind === 'change') {
      closeSection();
      section = { mark, fields: fieldsOf(text), lines: [] };
    } else if (kind === null) emit({ type: 'text', text: line });
    else if (!isFence(line)) keepLine(line);
  }

  function readDocumentLine(line: string): void {
    const bare = line.trimEnd();
    if (outer === 'sought' && bare !== '') {
      outer = outerFence.test(bare) ? 'open' : 'none';
      if (outer === 'open') return;
    }
    // The end of the fence around the document ends the document.
    if (outer === 'open' && !isInCode && bare.trim() === '```') {
      close(true);
      return;
    }
    if (isFence(bare)) isInCode = !isInCode;
    json(JSON.stringify(line).slice(1, -1));
  }

  function keepLine(line: string): void {
    if (section) section.lines.push(line.replace(/\n$/, ''));
    else if (line.trim() !== '') lines.push(line);
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
      // Text is passed on immediately; only what may become a mark is buffered.
      if (kind === null && !mayBeMark.test(rest)) {
        emit({ type: 'text', text: rest });
        rest = '';
      }
    },
    end(): void {
      if (rest !== '') readLine(rest);
      rest = '';
      close(false);
    },
  };
}

/** Strips the bullet or number that models put before a line. */
const unlisted = (line: string): string => line.trim().replace(/^[-*\d.)\s]+/, '');
