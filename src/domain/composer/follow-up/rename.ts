import type { Operation } from '../../content/edit/operation.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { fold } from '../lexicon/fold.ts';
import { tell } from '../speech/saying.ts';
import { asksForSize } from './change-look.ts';
import { changeValue } from './change-value.ts';
import { placesOf, replacePhrase } from './leaves.ts';
import { nameOf, quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import type { Part } from './parts.ts';
import { setOperation } from './place-operations.ts';
import { findTarget, type Request, refuse, type Step, spansOf, unquoted } from './request.ts';

/** Returns whether a part's label is the title of the first page; the document is then renamed with it. */
function isDocumentTitle({ content, targetIds }: Request, { unit, path }: Part): boolean {
  return targetIds.length === 0 && unit === content.pages[0]?.id && path[0] === 'title';
}

function renameTitle(request: Request, to: string): Step {
  const { content, parts } = request;
  const page = parts.find(({ kinds, unit }) => kinds.includes('title') && unit === content.pages[0]?.id);
  const operations: Operation[] = [];
  if (page && page.value !== to) operations.push(setOperation(content, page.unit, page.path, to));
  if (request.targetIds.length === 0 && content.title !== to)
    operations.push({ op: 'set', at: 'title', value: to });
  if (operations.length === 0) return refuse(tell('titleIs', { title: quoted(to) }));
  return { operations, said: tell('titleSet', { title: quoted(to) }) };
}

/** Extends a name to the end of the request, unless another labeled span follows. */
function wholeName(request: Request, span: ReadSpan): string {
  const rest = request.text.slice(span.end);
  const isLast = request.reading.spans.every(({ start }) => start <= span.start);
  const isName =
    isLast &&
    /^\s/.test(rest) &&
    rest.length < 80 &&
    !/[,;:.!?\n]/.test(rest) &&
    partTerms(fold(rest), request.languages).every(({ names }) =>
      names.every((name) => name === 'filler' || name.startsWith('part:')),
    );
  const isCourtesy = beginsWithCourtesy(rest, request.reading.language);
  return isName && !isCourtesy ? span.text + rest : span.text;
}

const courtesy = 1 << wordKinds.indexOf('courtesy');
const edit = 1 << wordKinds.indexOf('edit');

function beginsWithCourtesy(text: string, language: ReaderLanguage): boolean {
  const tokens = tokenize(text.slice(0, 80));
  const { own } = matchLexicon(tokens, language);
  return tokens.some((_, at) => ((own[at] ?? 0) & (courtesy | edit)) !== 0);
}

const valued = ['recipient', 'sender', 'place', 'time', 'date', 'due', 'number', 'payment'].map(
  (kind) => `part:${kind}`,
);

/** Returns whether the words before a name say whose it is: 'put the client as Ana Ruiz'. */
const namesValue = ({ text, languages }: Request, { start }: ReadSpan): boolean =>
  partTerms(fold(text.slice(0, start)), languages).some(({ names }) =>
    names.some((name) => valued.includes(name)),
  );

/** Renames a title, a heading or a label. */
export function rename(request: Request): Step {
  const [span] = spansOf(request, 'new', 'title');
  const to = span ? unquoted(wholeName(request, span)) : '';
  if (!span && request.reading.values.length > 0) return changeValue(request);
  if (!span || to === '') return refuse(tell(asksForSize(request) ? 'textSize' : 'noNewName'));
  const [old] = spansOf(request, 'old');
  const from = old ? unquoted(old.text) : '';
  if (from !== '') {
    const named = request.parts.filter(({ titlePath, path, label }) =>
      titlePath !== undefined || typeof path.at(-1) === 'string' ? placesOf(from, label).length > 0 : false,
    );
    const seen = new Set<string>();
    const operations = named.flatMap((part): Operation[] => {
      const path = part.titlePath ?? part.path;
      const key = [part.unit, ...path].join('.');
      const raw = rawAt(part, path);
      if (seen.has(key) || typeof raw !== 'string' || placesOf(from, raw).length === 0) return [];
      seen.add(key);
      return [setOperation(request.content, part.unit, path, replacePhrase(raw, from, to))];
    });
    const { title } = request.content;
    if (request.targetIds.length === 0 && placesOf(from, title).length > 0)
      operations.push({ op: 'set', at: 'title', value: replacePhrase(title, from, to) });
    if (operations.length > 0)
      return { operations, said: tell('replaced', { old: quoted(from), new: quoted(to) }) };
    // Names of rows and entries are ordinary values.
    return changeValue(request);
  }
  const [targetSpan] = spansOf(request, 'target');
  if (!targetSpan && namesValue(request, span)) return changeValue(request);
  if (!targetSpan) return request.targetIds.length === 0 ? renameTitle(request, to) : renamePart(request, to);
  return renamePart(request, to);
}

function rawAt(part: Part, path: Part['path']): unknown {
  let value: unknown = part.value;
  for (const name of path.slice(part.path.length))
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[name as string];
  return value;
}

function renamePart(request: Request, to: string): Step {
  const [targetSpan] = spansOf(request, 'target');
  const target = findTarget(request, null, 'inner', targetSpan);
  if (target.refused) return target.refused;
  const part = target.part;
  if (!part)
    return refuse(targetSpan ? tell('notFound', { text: quoted(targetSpan.text) }) : tell('whatToRename'));
  if (
    isDocumentTitle(request, part) ||
    (part.kinds.includes('title') && part.unit === request.content.pages[0]?.id)
  )
    return renameTitle(request, to);
  const path = part.titlePath ?? (typeof part.value === 'string' ? part.path : undefined);
  if (!path || path.length === 0) return refuse(tell('noName', { part: nameOf(part, request.content) }));
  if (rawAt(part, path) === to) return refuse(tell('calledSo', { name: quoted(to) }));
  return {
    operations: [setOperation(request.content, part.unit, path, to)],
    said: tell('renamed', { part: nameOf(part, request.content), name: quoted(to) }),
  };
}
