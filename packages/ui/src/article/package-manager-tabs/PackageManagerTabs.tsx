import { createElement } from 'react';
import { CodeBlock } from '../code-block/CodeBlock.tsx';
import type { CodeBlockLabels } from '../code-block/CodeBlock.tsx';
import { Tab } from '../tabs/Tab.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { packageManagerCommands, packageManagers } from './package-manager-commands.ts';
import type { PackageManagerCommands } from './package-manager-commands.ts';

export interface PackageManagerTabsProps {
  /** Without the tool's name, such as `install react`; or what each tool is told. */
  readonly command: string | PackageManagerCommands;
  readonly value?: string | null | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly labels: CodeBlockLabels & {
    /** Names the set of tabs. */
    readonly packageManager?: string | undefined;
    /** Title of the block, such as "Terminal"; none where missing. */
    readonly terminal?: string | undefined;
  };
}

/** Flags stand out, as in the blocks that the build colours. */
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
