import { expect, it } from 'vitest';
import { latestAddress, pinnedAddress, pinnedFiles } from './content-files.ts';

it('finds the content files among the modules of a document', () => {
  const page = pinnedAddress('/docs/', 'pages/config/server/port', '0123456789');
  const sidebar = pinnedAddress('/docs/', 'sidebars/config.en', 'abcdef0123');
  const modules = ['/docs/assets/react-1.js', sidebar, page, '/docs/assets/entry-1.js'];
  expect([...pinnedFiles('/docs/', modules)]).toEqual([
    ['sidebars/config.en', '/docs/content/sidebars/config.en.abcdef0123.js'],
    ['pages/config/server/port', '/docs/content/pages/config/server/port.0123456789.js'],
  ]);
});

it('has an address for the newest version that depends on the build alone', () => {
  expect(latestAddress('/', 'b1', 'pages/index')).toBe('/latest/b1/pages/index.js');
  expect(latestAddress('/', 'b1', 'search/en', 'json')).toBe('/latest/b1/search/en.json');
});
