import type { Analyzer } from '../analysis/analyzer.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { withSingleLines } from '../document/single-lines.ts';
import { buildDocumentStore } from './document-store.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { RankingIndexBuilder } from './ranking-index-builder.ts';
import { TextBuilder } from './text-builder.ts';

export function invertedIndexOf(documents: readonly SearchDocument[], analyzer: Analyzer): InvertedIndex {
  const text = new TextBuilder();
  const builder = new RankingIndexBuilder(analyzer, text);
  const added = documents.map(withSingleLines).filter((document) => builder.add(document));
  const { index, ordinals } = builder.build();
  return {
    analyzerId: analyzer.id,
    ...index,
    store: buildDocumentStore(added),
    text: text.build(ordinals),
  };
}
