import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from './parse-command-line.ts';

describe('the command line', () => {
  it('reads a prompt in quotes or as words, and its options', () => {
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
      asks: {},
      isAlone: false,
    });
  });

  it('reads the settings of the page', () => {
    const given =
      '--pages 5 --tone friendly --text condense --amount brief --language de-CH --audience parents';
    expect(parseCommandLine(['make', 'x', '--out', 'a.pdf', ...given.split(' ')])).toMatchObject({
      asks: {
        text: 'condense',
        amount: 'brief',
        pages: 5,
        tone: 'friendly',
        audience: 'parents',
        language: 'de-CH',
      },
    });
  });

  it.each([[['--help']], [[]], [['help']]])('prints the right text for %j', (args) => {
    expect(parseCommandLine(args)).toEqual({ name: 'help' });
  });

  it.each([
    [['bake', 'x'], "Unknown command 'bake'"],
    [['make', '--out', 'a.pdf'], 'Say what to make'],
    [['make', 'x'], 'Say where the PDF goes'],
    [['make', 'x', '--out', 'a.pdf', '--format', 'a9'], "--format 'a9' is not one of a4"],
    [['make', 'x', '--out', 'a.pdf', '--colour', 'red'], '--colour'],
    [['make', 'x', '--out', 'a.pdf', '--pages', 'many'], "--pages 'many'"],
    [['make', 'x', '--out', 'a.pdf', '--pages', '99'], 'at most 50'],
    [
      ['make', 'x', '--out', 'a.pdf', '--text', 'shout'],
      "--text 'shout' is not one of write, condense, keep",
    ],
    [['make', 'x', '--out', 'a.pdf', '--language', 'German please'], 'such as en or de-CH'],
    [['make', '-', '--content', '-', '--out', 'a.pdf'], 'once'],
    [['make', 'A flyer', '--template', 'wet-paint', '--out', 'a.pdf'], 'as it is'],
  ])('rejects %j with a message', (args, words) => {
    expect(() => parseCommandLine(args)).toThrow(UsageError);
    expect(() => parseCommandLine(args)).toThrow(words);
  });

  it('reads the destination of a backup', () => {
    expect(parseCommandLine(['backup', '/backups/monday'])).toEqual({
      name: 'backup',
      folder: '/backups/monday',
    });
    expect(() => parseCommandLine(['backup'])).toThrow('Say where the backup goes');
    expect(() => parseCommandLine(['backup', 'a', 'b'])).toThrow(UsageError);
  });
});
