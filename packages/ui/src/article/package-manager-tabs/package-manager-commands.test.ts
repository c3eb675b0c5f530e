import { expect, it } from 'vitest';
import { packageManagerCommands } from './package-manager-commands.ts';

it.each([
  ['run build', 'npm run build', 'yarn run build', 'pnpm run build', 'bun run build'],
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['install react', 'npm install react', 'yarn add react', 'pnpm install react', 'bun add react'],
  [
    'install -D react',
    'npm install -D react',
    'yarn add -D react',
    'pnpm install -D react',
    'bun add -D react',
  ],
  [
    'install --frozen-lockfile',
    'npm install --frozen-lockfile',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  [
    'add @rsbuild/core -D',
    'npm add @rsbuild/core -D',
    'yarn add @rsbuild/core -D',
    'pnpm add @rsbuild/core -D',
    'bun add @rsbuild/core -D',
  ],
  [
    'create rsbuild@latest',
    'npm create rsbuild@latest',
    'yarn create rsbuild',
    'pnpm create rsbuild@latest',
    'bun create rsbuild@latest',
  ],
  [
    'create @scope/app@latest my-app',
    'npm create @scope/app@latest my-app',
    'yarn create @scope/app my-app',
    'pnpm create @scope/app@latest my-app',
    'bun create @scope/app@latest my-app',
  ],
  [
    'add react@latest',
    'npm add react@latest',
    'yarn add react@latest',
    'pnpm add react@latest',
    'bun add react@latest',
  ],
])('translates "%s"', (command, npm, yarn, pnpm, bun) => {
  expect(packageManagerCommands(command)).toEqual({ npm, yarn, pnpm, bun });
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
