import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Finding {
  /** Axe's name of the rule. */
  readonly rule: string;
  readonly look: string;
  /** The first element that breaks it. */
  readonly html: string;
}

interface Entry {
  readonly route: string;
  readonly findings: readonly Finding[];
}

export interface Ledger {
  readonly read: ReadonlyMap<string, readonly Finding[]>;
  readonly add: (entry: Entry) => void;
}

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const file = `${folder}/sweep.jsonl`;

/**
 * What has been read of this build: the first line of the file names the build, each other is a route.
 * @param home the home page as it is served; it names all files of the shell by their content
 */
export function openLedger(home: string, isFresh: boolean): Ledger {
  const build = createHash('sha256').update(home).digest('hex');
  const [of, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const keeps = of === build && !isFresh;
  if (!keeps) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${build}\n`);
  }
  const entries = (keeps ? lines : []).map((line) => JSON.parse(line) as Entry);
  const read = new Map(entries.map(({ route, findings }) => [route, findings]));
  return {
    read,
    add: (entry) => {
      read.set(entry.route, entry.findings);
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}
