import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Finding {
  /** Rule id of axe. */
  readonly rule: string;
  readonly look: string;
  /** The first violating element. */
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
 * The progress on this build. The first line of the file identifies the build, each other line is a route.
 * @param home HTML of the home page; it contains the hashed names of all shell files
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
