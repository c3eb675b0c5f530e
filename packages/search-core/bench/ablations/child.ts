/** Relevance of this engine on each judged corpus: the folder in, CorpusRelevance[] as JSON out. */
import { judgedCorpora } from '../corpora/judged-corpora.ts';
import { searchCoreEngine } from '../engines/search-core.ts';
import { depth, relevanceOf, scoreOf } from '../measures.ts';
import type { CorpusRelevance } from './ablation-table.ts';

const [, , judgedFolder = ''] = process.argv;
const results = judgedCorpora(judgedFolder).map((source): CorpusRelevance => {
  const { name, locale, documents, queries } = source.load();
  const index = searchCoreEngine.build(documents, locale);
  const scores = queries.map((judged) => scoreOf(index.rank(judged.query, depth), judged));
  const classes = queries.map((judged) => judged.class);
  return { name, relevance: relevanceOf(classes, scores) };
});
process.stdout.write(JSON.stringify(results));
