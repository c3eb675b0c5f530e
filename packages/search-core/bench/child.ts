/** Measures one engine on one corpus in a separate process: a Job as JSON in, a result as JSON out. */
import { loadEngine } from './engines/load-engine.ts';
import type { Job } from './job.ts';
import { measureAsk } from './measure-ask.ts';
import { measureBuild } from './measure-build.ts';
import { measureRows } from './measure-rows.ts';

const job = JSON.parse(process.argv[2] ?? '') as Job;
const engine = await loadEngine(job.engine);
const measure = () => {
  if (job.step === 'build') return measureBuild(engine, job);
  return job.step === 'ask' ? measureAsk(engine, job) : measureRows(engine, job);
};
const result = await measure();
process.stdout.write(JSON.stringify(result));
