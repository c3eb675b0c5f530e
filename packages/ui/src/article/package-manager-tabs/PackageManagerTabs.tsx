import { createElement } from 'react';
import { CodeBlock } from '../code-block/CodeBlock.tsx';
import type { CodeBlockLabels } from '../code-block/CodeBlock.tsx';
import { Tab } from '../tabs/Tab.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { packageManagerCommands, packageManagers } from './package-manager-commands.ts';
import type { PackageManagerCommands } from './package-manager-commands.ts';

export interface PackageManagerTabsProps {
  /** A command without the package manager, such as `install react`, or the full command for each. */
  readonly command: string | PackageManagerCommands;
  readonly value?: string | null | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly labels: CodeBlockLabels & {
    /** Accessible name of the tab list. */
    readonly packageManager?: string | undefined;
    /** Title of the code block, such as "Terminal". */
    readonly terminal?: string | undefined;
  };
}

/** Highlights flags with the class that the build uses in code blocks. */
const flag = (word: string) =>
  word.startsWith('-') ? createElement('span', { className: 't-number' }, word) : word;

const commandLine = (line: string) =>
  createElement('span', { className: 'line' }, ...line.split(/(\s+)/).map(flag), '\n');

export function PackageManagerTabs({ command, value, onChange, labels }: PackageManagerTabsProps) {
  const commands = packageManagerCommands(command);
  return (
    <Tabs groupId="package.manager" label={labels.packageManager} value={value} onChange={onChange}>
      {packageManagers.map((manager) => (
        <Tab key={manager} label={manager} value={manager}>
          <CodeBlock lang="bash" title={labels.terminal} labels={labels}>
            {createElement('code', null, ...commands[manager].split('\n').map(commandLine))}
          </CodeBlock>
        </Tab>
      ))}
    </Tabs>
  );
}
