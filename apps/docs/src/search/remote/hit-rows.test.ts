import { expect, it } from 'vitest';
import { rowsOfHit } from './hit-rows.ts';
import { parseRemoteAnswer, type RemoteHit } from './remote-answer.ts';

const hitOf = (json: object): RemoteHit => {
  const hit = parseRemoteAnswer([{ index: 'docs', hits: [json] }], 7)?.[0]?.hits[0];
  if (!hit) throw new Error('no hit');
  return hit;
};

const content = 'Sets the port.\nWhen it is taken\nThe next one is tried.';
const toc = [{ text: 'When it is taken', id: 'taken', depth: 2, charIndex: 15 }];

it('says the keyword that has more words of the query than title and headings', () => {
  const keywords = [3, 'listening port', 'listening port of the server'];
  const { rows } = rowsOfHit(hitOf({ title: 'server.port', content, toc, keywords }), 'listening port', '/p');
  const ranges = [
    { start: 0, end: 9 },
    { start: 10, end: 14 },
  ];
  expect(rows[0]).toMatchObject({
    type: 'title',
    ranges: [{ start: 7, end: 11 }],
    alsoCalled: { text: 'listening port', ranges },
  });
  const named = rowsOfHit(hitOf({ title: 'Listening port', content, toc, keywords }), 'listening port', '/p');
  expect(named.rows[0]).not.toHaveProperty('alsoCalled');
});

it('shows only the headings and lines with the most words of the query', () => {
  const some = [
    { text: 'The port', id: 'a', depth: 2, charIndex: 0 },
    { text: 'The port of the host name', id: 'b', depth: 2, charIndex: 9 },
    { text: 'Ports and the port', id: 'c', depth: 2, charIndex: 14 },
  ];
  const lines = 'One port.\nhost\nText.';
  const { rows } = rowsOfHit(hitOf({ title: 'T', content: lines, toc: some }), 'port host name', '/p');
  expect(rows.map(({ type, link }) => [type, link])).toEqual([['header', '/p#b']]);
});

it('marks the words that the server found in the title, as in Chinese', () => {
  const found = { content: [{ start: 6, length: 6 }] };
  const hit = hitOf({ title: '设置端口', content: '默认端口', _matchesPosition: found });
  expect(rowsOfHit(hit, '怎么修改端口', '/p').rows).toMatchObject([
    { type: 'title', ranges: [{ start: 2, end: 4 }], statement: '默认端口' },
  ]);
});
