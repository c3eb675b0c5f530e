export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof packageManagers)[number];
export type PackageManagerCommands = Readonly<Record<PackageManager, string>>;

/** Matches `install react` and `install -D react`, but not `install` without a package. */
const installOfPackage = /^(?:install|i)(?=(?:\s+-\S+)*\s+[^-\s])/;

function commandFor(manager: PackageManager, command: string): string {
  let args = command;
  if (manager === 'yarn' || manager === 'bun') args = args.replace(installOfPackage, 'add');
  // `yarn create` uses the latest version anyway and treats a tag as part of the package name.
  if (manager === 'yarn') args = args.replace(/^(create\s+\S+?)@latest(?=\s|$)/, '$1');
  return `${manager} ${args}`;
}

/** Translates commands, one per line and without the package manager, for each package manager. */
export function packageManagerCommands(command: string | PackageManagerCommands): PackageManagerCommands {
  if (typeof command !== 'string') return command;
  const lines = command.trim().split(/\s*\n\s*/);
  const all = (manager: PackageManager) => lines.map((line) => commandFor(manager, line)).join('\n');
  return { npm: all('npm'), yarn: all('yarn'), pnpm: all('pnpm'), bun: all('bun') };
}
