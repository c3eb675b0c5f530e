import { expect, it } from 'vitest';
import { packageManagerCommands } from './package-manager-commands.ts';

it.each([
  ['run build', 'run build', 'run build'],
  ['install', 'install', 'install'],
  ['install react', 'add react', 'add react'],
  ['install -D react', 'add -D react', 'add -D react'],
  ['install --frozen-lockfile', 'install --frozen-lockfile', 'install --frozen-lockfile'],
  ['add @rsbuild/core -D', 'add @rsbuild/core -D', 'add @rsbuild/core -D'],
  ['create rsbuild@latest', 'create rsbuild', 'create rsbuild@latest'],
  ['create @scope/app@latest my-app', 'create @scope/app my-app', 'create @scope/app@latest my-app'],
  ['add react@latest', 'add react@latest', 'add react@latest'],
])('translates "%s" to "yarn %s" and "bun %s", and keeps it for npm and pnpm', (command, yarn, bun) => {
  expect(packageManagerCommands(command)).toEqual({
    npm: `npm ${command}`,
    yarn: `yarn ${yarn}`,
    pnpm: `pnpm ${command}`,
    bun: `bun ${bun}`,
  });
});

it('translates each line as a command', () => {
  expect(packageManagerCommands(' create rsbuild@latest\n install react ').yarn).toBe(
    'yarn create rsbuild\nyarn add react',
  );
});

it('returns an object of commands unchanged', () => {
  const commands = { npm: 'npx rsbuild', yarn: 'yarn rsbuild', pnpm: 'pnpm rsbuild', bun: 'bunx rsbuild' };
  expect(packageManagerCommands(commands)).toEqual(commands);
});
