import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guillemets } from '../cli/marked-text.ts';
import { runCommandLine } from '../cli/run-command-line.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));
const documentsFile = 'documents.en.json';
const consoleBlock = /```console\n([\s\S]*?)```/g;
const commandLine = /^\$ npx search-core (.+)$/;

/**
 * Runs the commands in the console blocks of the README again, on the documents of a folder, and replaces their output:
 *   run-ts.mjs scripts/refresh-readme.ts FOLDER
 */
export function main([folder = '']: readonly string[]): Promise<void> {
  const workFolder = mkdtempSync(join(tmpdir(), 'search-core-readme-'));
  copyFileSync(join(folder, documentsFile), join(workFolder, documentsFile));
  const text = readFileSync(readme, 'utf8');
  const home = process.cwd();
  process.chdir(workFolder);
  const refreshed = text.replaceAll(consoleBlock, (_block, lines: string) =>
    consoleBlockOf(lines.split('\n')),
  );
  process.chdir(home);
  rmSync(workFolder, { recursive: true });
  writeFileSync(readme, refreshed);
  return Promise.resolve();
}

function consoleBlockOf(lines: readonly string[]): string {
  const printed = lines.flatMap((line) => {
    const args = commandLine.exec(line)?.[1];
    if (args === undefined) return [];
    const { output, message } = runCommandLine(wordsOf(args), guillemets);
    return [line, output + message];
  });
  return `\`\`\`console\n${printed.join('\n')}\n\`\`\``;
}

/** Splits a line into words like a shell; supports only double quotes. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([whole, quoted]) => quoted ?? whole);
}
