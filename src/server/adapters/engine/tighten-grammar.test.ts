import { expect, it } from 'vitest';
import { tightenGrammar } from './tighten-grammar.ts';

it('leaves out indentation, exponents and control characters, and keeps everything else', () => {
  const grammar = [
    'root ::= ( rule97 | rule125 ) "\\n\\n\\n\\n" [\\n]*',
    'string-char-rule ::= [^"\\\\\\x7F\\x00-\\x1F] | "\\\\" ["\\\\/bfnrt] | "\\\\u" [0-9a-fA-F]{4}',
    'comma-whitespace-b-1-4-rule ::= "," ([\\n] ("    " | "\\t") | [ ]?)',
    'whitespace-b-2-4-rule ::= [\\n] (" "{8} | "\\t\\t") | [ ]?',
    'fractional-number-rule ::= "-"? ("0" | [1-9] [0-9]{0,15}) ("." [0-9]{1,16})? ([eE] [-+]? ("0"))?',
  ];
  expect(tightenGrammar(grammar.join('\n')).split('\n')).toEqual([
    grammar[0],
    'string-char-rule ::= [^"\\\\\\x7F\\x00-\\x1F] | "\\\\" ["\\\\/nt]',
    'comma-whitespace-b-1-4-rule ::= "," [ ]?',
    'whitespace-b-2-4-rule ::= [ ]?',
    'fractional-number-rule ::= "-"? ("0" | [1-9] [0-9]{0,7}) ("." [0-9]{1,3})?',
  ]);
});
