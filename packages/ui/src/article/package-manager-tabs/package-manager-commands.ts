export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];
export type PackageManagerCommands = Readonly<Record<PackageManager, string>>;

/** `install react`, also with flags before the name; a bare `install` has nothing to add. */
const installOfPackage = /^(?:install|i)(?=(?:\s+-\S+)*\s+[^-\s])/;

function commandFor(manager: PackageManager, command: string): string {
  let words = command;
  if (manager === 'yarn' || manager === 'bun') words = words.replace(installOfPackage, 'add');
  // yarn resolves the newest starter by itself and takes a tag for a part of its name.
  if (manager === 'yarn') words = words.replace(/^(create\s+\S+?)@latest(?=\s|$)/, '$1');
  return `${manager} ${words}`;
}

/** One command, written without its tool, in the words of each; every line of several is a command of its own. */
export function packageManagerCommands(command: string | PackageManagerCommands): PackageManagerCommands {
  if (typeof command !== 'string') return command;
  const lines = command.trim().split(/\s*\n\s*/);
  const all = (manager: PackageManager) => lines.map((line) => commandFor(manager, line)).join('\n');
  return { npm: all('npm'), yarn: all('yarn'), pnpm: all('pnpm'), bun: all('bun') };
}
