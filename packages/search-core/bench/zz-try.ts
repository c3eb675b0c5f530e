import { buildIndex } from '../src/index.ts';
import { readJudgedCorpora } from './judged-corpora.ts';
import { relevanceOf } from './measures.ts';
export async function main(args: string[]) {
  for (const c of readJudgedCorpora('/work/shared/eval')) {
    if (args.length && !args.includes(c.name)) continue;
    const t = performance.now(); const index = buildIndex(c.documents, { locale: c.locale }); const t1 = performance.now();
    const r = relevanceOf(c.queries, (q) => index.search(q, { limit: 10 }).pages.map((p) => p.routePath));
    console.log(c.name.padEnd(10), `build ${Math.round(t1 - t)} ms, query ${((performance.now() - t1) / c.queries.length).toFixed(2)} ms`, index.summary.bytes, Object.entries(r).map(([k, v]) => `${k} ${v.toFixed(3)}`).join('  '));
  }
}
