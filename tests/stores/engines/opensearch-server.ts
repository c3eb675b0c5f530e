import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/** 3.x needs a full Java 21 in `JAVA_HOME`, with `jdk.incubator.vector` and all locales. */
const version = process.env['OPENSEARCH_VERSION'] ?? '2.19.6';
const repository = join(homedir(), '.m2/repository/org/opensearch');
/** The distribution without modules, and the jars of the module with the analyzers of languages. */
const artifacts = {
  distribution: [
    'distribution/integ-test-zip',
    'org.opensearch.distribution.integ-test-zip:opensearch',
    'zip',
  ],
  analysis: ['plugin', 'org.opensearch.plugin:analysis-common', 'jar'],
  painless: ['plugin', 'org.opensearch.plugin:opensearch-scripting-painless-spi', 'jar'],
} as const;
type Artifact = keyof typeof artifacts;

function fileOf(artifact: Artifact): string {
  const [folder, coordinates, type] = artifacts[artifact];
  const name = coordinates.split(':')[1] ?? '';
  return join(repository, folder, name, version, `${name}-${version}.${type}`);
}

/** Whether the artifact is in the local Maven repository; fetches it once if it is missing. */
function isFetched(artifact: Artifact): boolean {
  if (existsSync(fileOf(artifact))) return true;
  const [, coordinates, type] = artifacts[artifact];
  const get = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:get';
  const args = ['-q', '-B', get, `-Dartifact=${coordinates}:${version}:${type}`, '-Dtransitive=false'];
  spawnSync('mvn', args, { stdio: 'ignore', timeout: 240_000 });
  return existsSync(fileOf(artifact));
}

const runs = (program: string, args: readonly string[]) => spawnSync(program, args).status === 0;

/** Java 17 runs OpenSearch 2.19. Downloads it, so call this once. */
export const hasOpenSearch = (): boolean =>
  runs('java', ['-version']) &&
  runs('unzip', ['-v']) &&
  (Object.keys(artifacts) as Artifact[]).every((artifact) => isFetched(artifact));

/** The distribution contains no Java and does not use the one on the `PATH`. */
function javaHome(): string {
  const { stdout } = spawnSync('which', ['java'], { encoding: 'utf8' });
  return dirname(dirname(realpathSync(stdout.trim())));
}

/** OpenSearch refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const moduleDescriptor = `description=analyzers
version=${version}
name=analysis-common
classname=${version.startsWith('2.') ? 'org.opensearch.analysis.common.CommonAnalysisPlugin' : 'org.opensearch.analysis.common.CommonAnalysisModulePlugin'}
java.version=11
opensearch.version=${version}
extended.plugins=
has.native.controller=false
`;

function owned(folder: string): void {
  if (!nobody) return;
  chownSync(folder, nobody.uid, nobody.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) owned(path);
    else chownSync(path, nobody.uid, nobody.gid);
  }
}

/** Unpacks the distribution and adds the module. */
function unpack(folder: string): string {
  if (!runs('unzip', ['-q', fileOf('distribution'), '-d', folder])) throw new Error('unzip failed');
  const home = join(folder, `opensearch-${version}`);
  const module = join(home, 'modules/analysis-common');
  mkdirSync(module);
  for (const jar of ['analysis', 'painless'] as const) cpSync(fileOf(jar), join(module, `${jar}.jar`));
  writeFileSync(join(module, 'plugin-descriptor.properties'), moduleDescriptor);
  return home;
}

interface NodePorts {
  readonly http: number;
  readonly transport: number;
}

export interface OpenSearchCluster {
  /** URLs of the nodes, in order. */
  readonly urls: readonly string[];
  /** Kills a node, as a power failure does. */
  readonly kill: (node: number) => Promise<void>;
  /** Starts a node and waits until it answers. */
  readonly start: (node: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Time for a node to answer, in milliseconds, on a busy machine. */
const startMs = 180_000;

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts nodes in one temporary folder that listen only on the loopback interface, with 512 MB of heap each. */
export async function startOpenSearch(count: number): Promise<OpenSearchCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'opensearch-'));
  chmodSync(folder, 0o755);
  const home = unpack(folder);
  // Otherwise every node creates it at its start, and concurrent creation fails.
  const java = { ...process.env, OPENSEARCH_JAVA_HOME: process.env['JAVA_HOME'] ?? javaHome() };
  const keystore = spawnSync(join(home, 'bin/opensearch-keystore'), ['create'], { env: java });
  if (keystore.status !== 0) throw new Error(`opensearch-keystore: ${keystore.stderr.toString()}`);
  owned(folder);
  const ports: NodePorts[] = [];
  for (let node = 0; node < count; node += 1)
    ports.push({ http: await freePort(), transport: await freePort() });
  const names = ports.map((_, node) => `node-${node}`);
  const urls = ports.map(({ http }) => `http://127.0.0.1:${http}`);
  const processes: (ChildProcess | undefined)[] = [];

  function settingsOf(node: number): readonly string[] {
    const discovery =
      count === 1
        ? ['discovery.type=single-node']
        : [
            `discovery.seed_hosts=${ports.map(({ transport }) => `127.0.0.1:${transport}`).join(',')}`,
            `cluster.initial_cluster_manager_nodes=${names.join(',')}`,
          ];
    const { http, transport } = ports[node] ?? { http: 0, transport: 0 };
    return [
      ...discovery,
      `node.name=${names[node]}`,
      'network.host=127.0.0.1',
      `http.port=${http}`,
      `transport.port=${transport}`,
      `path.data=${join(folder, `data-${node}`)}`,
      `path.logs=${join(folder, `logs-${node}`)}`,
      'cluster.routing.allocation.disk.threshold_enabled=false',
    ].flatMap((setting) => ['-E', setting]);
  }

  async function start(node: number): Promise<void> {
    const child = spawn(join(home, 'bin/opensearch'), settingsOf(node), {
      ...nobody,
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...java,
        OPENSEARCH_TMPDIR: folder,
        OPENSEARCH_JAVA_OPTS: '-Xms512m -Xmx512m',
      },
    });
    processes[node] = child;
    const end = Date.now() + startMs;
    while (!(await isUp(urls[node] ?? ''))) {
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`OpenSearch does not start: see ${folder}/logs-${node}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  async function kill(node: number): Promise<void> {
    const child = processes[node];
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  const killAll = () => Promise.all(ports.map((_, node) => kill(node)));
  const remove = async () => {
    await killAll();
    rmSync(folder, { recursive: true, force: true });
  };
  // In parallel: no node answers until most of them are up.
  await Promise.all(ports.map((_, node) => start(node))).catch(async (error: unknown) => {
    // Keeps the folder, because the error names its logs.
    await killAll();
    throw error;
  });
  return { urls, kill, start, remove };
}
