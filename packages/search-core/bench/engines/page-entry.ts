import type { SearchDocument } from '../../src/index.ts';

/** The data of a page that every peer gets. */
export interface PageEntry {
  readonly routePath: string;
  readonly title: string;
  readonly headings: string;
  readonly content: string;
}

/** Field weights, the same for every peer that supports them. */
export const fieldWeights = { title: 4, headings: 2, content: 1 } as const;

export type PageField = keyof typeof fieldWeights;
export const pageFields = Object.keys(fieldWeights) as PageField[];

export const pageEntry = ({ routePath, title, content, toc }: SearchDocument): PageEntry => ({
  routePath,
  title,
  headings: toc.map(({ text }) => text).join('\n'),
  content,
});
