import { expect, it } from 'vitest';
import { page } from '../server/server.setup.ts';
import { readDocuments } from './read-documents.ts';

const bytes = (json: unknown) => Buffer.from(JSON.stringify(json));

it('cleans documents of what stores do not hold', () => {
  expect(readDocuments(bytes([page('/p', 'a\u0000b')]))).toEqual({
    kind: 'read',
    documents: [page('/p', 'a\uFFFDb')],
  });
});

it.each([
  [bytes([page('/', ''), { routePath: 3 }]), '[1].routePath is not a string'],
  [bytes({}), '(root) is not an array'],
  [Buffer.from('[{'), 'no JSON'],
  [bytes([page('/', ''), page(`/${'端'.repeat(700)}`, '')]), '[1].routePath has more than 2000 bytes: /端端'],
  [bytes([page('/a', ''), page('/b', ''), page('/a', 'x')]), '[0] and [2] have the same routePath, /a'],
])('says what is wrong in %#', (json, reason) => {
  expect(readDocuments(json)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});
