import { isLeftOut, type Cell, type Measurement } from './cell.ts';
import { engineNames, type EngineName } from './engines/engine-facts.ts';
import { panel, type Series } from './plot-panel.ts';

/** Colour in the light and in the dark theme, and a dash pattern for readers who cannot distinguish the colours. */
const strokes: Readonly<Record<EngineName, readonly [light: string, dark: string, dash: string]>> = {
  'search-core': ['#0b57d0', '#7cacf8', ''],
  minisearch: ['#b3261e', '#f2857c', '6 3'],
  'minisearch-bigrams': ['#b3261e', '#f2857c', ''],
  'minisearch-vitepress': ['#b3261e', '#f2857c', '2 3'],
  flexsearch: ['#2e7d32', '#81c784', ''],
  lunr: ['#8e24aa', '#ce93d8', ''],
  orama: ['#b26a00', '#ffb74d', ''],
  fuse: ['#607d8b', '#a7bcc7', '6 3'],
};

const panels: readonly { readonly title: string; readonly of: (measured: Measurement) => number }[] = [
  { title: 'build, ms', of: ({ buildMs }) => buildMs },
  { title: 'index without text, gzip, kB', of: ({ indexBytes }) => indexBytes.gzip / 1000 },
  { title: 'warm query, p95, ms', of: ({ warmMs }) => warmMs.p95 },
];

const width = 1080;
const height = 424;

/** Three panels over the number of sections: lines through the generated corpora, points for the others. */
export function plotSvg(cells: readonly Cell[]): string {
  const engines = engineNames.filter((name) => cells.some(({ engine }) => engine === name));
  const drawn = panels.map(({ title, of }, at) => {
    const series = engines.map((name): Series => {
      const points = cells.flatMap(({ corpus, engine, result }) =>
        engine !== name || isLeftOut(result)
          ? []
          : [{ x: corpus.sections, y: of(result), onLine: corpus.name.startsWith('generated-') }],
      );
      return { name, points: points.toSorted((a, b) => a.x - b.x) };
    });
    return panel({ title, series, left: 60 + at * 350, top: 40, width: 280, height: 270 });
  });
  const legend = engines.map((name, at) => {
    const [x, y] = [60 + (at % 4) * 260, 376 + Math.floor(at / 4) * 24];
    return `<g class="${name}"><path d="M${x} ${y}h30"/><text x="${x + 38}" y="${y + 4}">${name}</text></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="plot-title">`,
    '<title id="plot-title">Build time, index size and query time against the number of sections</title>',
    `<style>${style(engines)}</style>`,
    ...drawn,
    ...legend,
    '</svg>',
    '',
  ].join('\n');
}

function style(engines: readonly EngineName[]): string {
  const colours = (at: 0 | 1) => engines.map((name) => `.${name}{color:${strokes[name][at]}}`).join('');
  const dashes = engines
    .filter((name) => strokes[name][2] !== '')
    .map((name) => `.${name} path{stroke-dasharray:${strokes[name][2]}}`);
  return [
    'text{font:12px system-ui,sans-serif;fill:#3c4043;stroke:none}',
    '.title{font-weight:600}.grid{stroke:#80868b;stroke-opacity:.3}.end{text-anchor:end}.middle{text-anchor:middle}',
    'g path{fill:none;stroke:currentColor;stroke-width:2}circle{fill:none;stroke:currentColor}',
    '.search-core path{stroke-width:3}circle.on{fill:currentColor}',
    ...dashes,
    colours(0),
    `@media(prefers-color-scheme:dark){text{fill:#dadce0}${colours(1)}}`,
  ].join('');
}
