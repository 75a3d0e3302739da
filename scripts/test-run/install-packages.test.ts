import { expect, it } from 'vitest';
import { installPackages } from './install-packages.mjs';

const programs = { '/usr/bin/a': 'a', '/usr/bin/b': 'b' };
const hint = (names: string) =>
  `! Tests that need ${names.replace(' ', ', ')} are skipped. Run: sudo apt-get install -y ${names}`;

/** Returns a machine whose apt offers only the packages in `offered`. */
function machineWith(
  files: readonly string[],
  { isRoot = true, offered = [] }: { isRoot?: boolean; offered?: readonly string[] } = {},
) {
  const present = new Set(files);
  const commands: string[] = [];
  const lines: string[] = [];
  const run = async (command: string, args: string[]) => {
    commands.push([command, ...args].join(' '));
    const name = args.at(-1) ?? '';
    if (offered.includes(name)) present.add(`/usr/bin/${name}`);
    return { code: args[0] === 'update' || offered.includes(name) ? 0 : 100 };
  };
  const machine = { isExecutable: (file: string) => present.has(file), isRoot, run };
  return { commands, lines, install: () => installPackages(programs, (line) => lines.push(line), machine) };
}

it('does nothing if every program is installed', async () => {
  const { install, commands, lines } = machineWith(['/usr/bin/a', '/usr/bin/b', '/usr/bin/apt-get']);
  await install();
  expect([commands, lines]).toEqual([[], []]);
});

it('installs what is missing', async () => {
  const { install, commands, lines } = machineWith(['/usr/bin/a', '/usr/bin/apt-get'], { offered: ['b'] });
  await install();
  expect(commands).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends b']);
  expect(lines).toEqual(['… installing b with apt']);
});

it('lists unavailable packages, and installs the others', async () => {
  const { install, commands, lines } = machineWith(['/usr/bin/apt-get'], { offered: ['b'] });
  await install();
  expect(commands).toHaveLength(3);
  expect(lines).toEqual(['… installing a, b with apt', hint('a')]);
});

it.each([
  ['without root', ['/usr/bin/apt-get'], false],
  ['without apt', [], true],
] as const)('says what to install %s', async (_where, files, isRoot) => {
  const { install, commands, lines } = machineWith(files, { isRoot });
  await install();
  expect(commands).toEqual([]);
  expect(lines).toEqual([hint('a b')]);
});
