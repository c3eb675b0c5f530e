import type { SearchDocument } from '../src/index.ts';

/** Pages with every kind of field in as few bytes as possible, because tests damage each byte. */
export const smallDocuments: readonly SearchDocument[] = [
  {
    routePath: '/pond',
    title: 'Pond 池塘',
    content: 'Fish\nKoi 😀 swim.\n灯笼在池塘边。',
    toc: [{ text: 'Fish', id: 'fish', depth: 2, charIndex: 0 }],
    domain: '',
  },
  {
    routePath: '/lamp',
    title: 'light.wickLength',
    content: 'Pond lamp',
    toc: [],
    domain: 'x',
    group: 'g',
    keywords: ['灯'],
    synonyms: ['oil'],
  },
];

export const smallQueries = ['pond', 'light.wickLength koi', '池塘', '灯', 'oil', 'p', ''];
