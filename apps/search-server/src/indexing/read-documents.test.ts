import { expect, it } from 'vitest';
import { page } from '../server/server.setup.ts';
import { readDocuments } from './read-documents.ts';

const headings = (...ids: readonly string[]) =>
  ids.map((id) => ({ text: 'Deep', id, depth: 2, charIndex: 0 }));
const bytes = (json: unknown) => Buffer.from(JSON.stringify(json));

it('cleans documents of what stores do not hold', () => {
  const group = { group: 'Guide\u0000', domain: 'https://docs.test/\ud800' };
  expect(readDocuments(bytes([{ ...page('/p', 'a\u0000b'), ...group }]))).toEqual({
    kind: 'read',
    documents: [{ ...page('/p', 'a\uFFFDb'), group: 'Guide\uFFFD', domain: 'https://docs.test/\uFFFD' }],
  });
});

it.each([
  [bytes([page('/', ''), { routePath: 3 }]), '[1].routePath is not a string'],
  [bytes({}), 'Send a list of documents'],
  [Buffer.from('[{'), 'no JSON'],
  [bytes([page('/', ''), page(`/${'端'.repeat(700)}`, '')]), '[1], the page /端端'],
  [bytes([page(`/${'端'.repeat(500)}`, '')]), 'routePath has more than 500 UTF-16 units.'],
  [bytes([page('', '')]), '[0], the page : routePath does not begin with one "/".'],
  [bytes([{ ...page('/a', ''), title: ' ' }]), '[0], the page /a: title is empty.'],
  [bytes([page('port', '')]), 'routePath does not begin with one "/".'],
  [bytes([page('//evil.test/', '')]), 'routePath does not begin with one "/".'],
  [bytes([page('/\\evil.test/', '')]), 'routePath does not begin with one "/".'],
  [Buffer.from([0x5b, 0xff, 0x5d]), 'This is no JSON'],
  [bytes([{ ...page('/a', ''), domain: 'javascript:x' }]), 'domain is no http(s) URL: javascript:x.'],
  [
    bytes([{ ...page('/a', ''), toc: [{ text: 'Deep', id: 'deep', depth: 9, charIndex: 0 }] }]),
    'the depth of the heading "Deep" is not 1 to 6.',
  ],
  [bytes([{ ...page('/a', ''), toc: headings('deep', 'deep') }]), 'each heading needs an id of its own'],
  [
    bytes([{ ...page('/a', ''), toc: headings('') }]),
    '[0], the page /a: each heading needs an id of its own',
  ],
  [bytes([page('/\ud800', ''), page('/\ud801', '')]), '[0] and [1] have the same routePath, /\ufffd'],
  [bytes([page('/a', ''), page('/b', ''), page('/a', 'x')]), '[0] and [2] have the same routePath, /a'],
])('says what is wrong in %#', (json, reason) => {
  expect(readDocuments(json)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});
