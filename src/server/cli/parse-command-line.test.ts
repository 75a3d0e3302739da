import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from './parse-command-line.ts';

describe('the command line', () => {
  it('reads a prompt in quotes or as words, and the wishes beside it', () => {
    expect(
      parseCommandLine(['make', 'A', 'flyer', '--out', 'a.pdf', '--format', 'a5', '--theme', 'dark']),
    ).toEqual({
      name: 'make',
      prompt: 'A flyer',
      out: 'a.pdf',
      content: null,
      template: null,
      model: null,
      layout: { format: 'a5', theme: 'dark' },
      isAlone: false,
    });
  });

  it.each([[['--help']], [[]], [['help']]])('shows its text for %j', (args) => {
    expect(parseCommandLine(args)).toEqual({ name: 'help' });
  });

  it.each([
    [['bake', 'x'], "no command 'bake'"],
    [['make', '--out', 'a.pdf'], 'Say what to make'],
    [['make', 'x'], 'Say where the PDF goes'],
    [['make', 'x', '--out', 'a.pdf', '--format', 'a9'], "--format 'a9' is not one of a4"],
    [['make', 'x', '--out', 'a.pdf', '--colour', 'red'], '--colour'],
    [['make', '-', '--content', '-', '--out', 'a.pdf'], 'once'],
    [['make', 'A flyer', '--template', 'wet-paint', '--out', 'a.pdf'], 'as it is'],
  ])('refuses %j in words', (args, words) => {
    expect(() => parseCommandLine(args)).toThrow(UsageError);
    expect(() => parseCommandLine(args)).toThrow(words);
  });
});
