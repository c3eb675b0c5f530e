import type { Options } from '../options.ts';
import type { CorpusSource } from './corpus.ts';
import { documentFile, siteCorpora } from './document-files.ts';
import { generatedCorpus } from './generated.ts';
import { judgedCorpora } from './judged-corpora.ts';

/** Sections of the generated corpora, which show growth. */
const generatedSizes = [1000, 10_000, 100_000];
const quickCorpora = ['site-en', 'site-zh', 'vue-en', 'vue-zh', 'generated-1000'];

/** In table order; throws for a requested name that no corpus has. */
export function selectCorpora(options: Options): readonly CorpusSource[] {
  const extra = options.documentFiles.map((file) => documentFile(file));
  const all = [
    ...siteCorpora(),
    ...judgedCorpora(options.judgedFolder),
    ...generatedSizes.map(generatedCorpus),
  ];
  const wanted = options.corpora ?? (options.quick ? quickCorpora : null);
  if (wanted === null) return [...extra, ...all];
  const asked = (name: string, source: CorpusSource) =>
    source.name === name || (name.endsWith('*') && source.name.startsWith(name.slice(0, -1)));
  const missing = (options.corpora ?? []).filter((name) => !all.some((source) => asked(name, source)));
  if (missing.length > 0) {
    throw new Error(`No corpus ${missing.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`);
  }
  return [...extra, ...all.filter((source) => wanted.some((name) => asked(name, source)))];
}
