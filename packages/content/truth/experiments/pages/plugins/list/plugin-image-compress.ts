import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><!-- note --><path d="M0 0h1v1z"/></svg>';
const withSvg = (more: string): string => `
  import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
  export default { plugins: [pluginImageCompress('svg')], ${more} };
`;

const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><symbol id="bell"><path d="M0 0h9v9z"/></symbol><path id="mark" d="M0 0h9v9z"/></svg>';

/** Writes a JPEG file with Exif metadata and a color profile, and compresses it. */
const withJpeg = (codec: string): string => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { Transformer } from '@napi-rs/image';
  import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
  export default async () => {
    const pixels = Buffer.alloc(96 * 96 * 4, 255);
    for (let at = 0; at < pixels.length; at++) if (at % 4 < 3) pixels[at] = (at * 7) % 251;
    const jpeg = await Transformer.fromRgbaPixels(pixels, 96, 96).jpeg(60);
    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 10]), Buffer.from('Exif\\0\\0'), Buffer.alloc(2)]);
    mkdirSync('in', { recursive: true });
    const profile = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 18]), Buffer.from('ICC_PROFILE'), Buffer.from([0, 1, 1, 0, 0])]);
    writeFileSync('in/a.jpg', Buffer.concat([jpeg.subarray(0, 2), exif, profile, jpeg.subarray(2)]));
    return { plugins: [pluginImageCompress(${codec})], output: { copy: [{ from: './in' }] } };
  };
`;
const comparison = {
  'compare.mjs': `
    import { readFileSync } from 'node:fs';
    import { Transformer } from '@napi-rs/image';
    const [before, after] = ['in/a.jpg', 'dist/a.jpg'].map((file) => readFileSync(file));
    const [pixels, result] = [before, after].map((jpeg) => new Transformer(jpeg).rawPixelsSync());
    console.log(
      'same pixels: ' + pixels.equals(result) + ', smaller: ' + (after.length < before.length - 32) +
        ', Exif: ' + before.includes('Exif') + ' to ' + after.includes('Exif') +
        ', profile: ' + before.includes('ICC_PROFILE') + ' to ' + after.includes('ICC_PROFILE'),
    );
  `,
};

const countOfIcon =
  "import { readFileSync } from 'node:fs'; for (const folder of ['in', 'dist']) console.log(folder, readFileSync(folder + '/a.ico').readUInt16LE(4), readFileSync(folder + '/a.ico')[6]);";

/** Writes an icon with images of these sizes and bits per pixel, and compresses it. */
const withIcon = (...images: readonly (readonly [size: number, bits: number])[]): string => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { Transformer } from '@napi-rs/image';
  import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
  export default async () => {
    const list = ${JSON.stringify(images)};
    const images = await Promise.all(
      list.map(([size]) => Transformer.fromRgbaPixels(Buffer.alloc(size * size * 4, 99), size, size).png()),
    );
    const header = Buffer.alloc(6 + 16 * list.length);
    header.writeUInt16LE(1, 2);
    header.writeUInt16LE(list.length, 4);
    let offset = header.length;
    list.forEach(([size, bits], index) => {
      const at = 6 + 16 * index;
      header.writeUInt8(size, at);
      header.writeUInt8(size, at + 1);
      header.writeUInt16LE(bits, at + 6);
      header.writeUInt32LE(images[index].length, at + 8);
      header.writeUInt32LE(offset, at + 12);
      offset += images[index].length;
    });
    mkdirSync('in', { recursive: true });
    writeFileSync('in/a.ico', Buffer.concat([header, ...images]));
    return { plugins: [pluginImageCompress()], output: { copy: [{ from: './in' }] } };
  };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'copied files are compressed, those of the public folder are not, and minify is not needed',
    files: {
      'src/index.js': "import a from './a.svg'; console.log(a);",
      'src/a.svg': svg,
      'other/b.svg': svg,
      'public/c.svg': svg,
    },
    config: withSvg("output: { dataUriLimit: 0, minify: false, copy: [{ from: './other' }] }"),
    expect: [
      lacks('dist/static/svg/a.*.svg', 'note'),
      lacks('dist/b.svg', 'note'),
      contains('dist/c.svg', 'note'),
      contains('dist/static/js/index.*.js', '\n'),
    ],
  },
  {
    statement: 'the favicon is not compressed, the app icon is',
    files: { 'src/favicon.svg': svg, 'src/app.svg': svg },
    config: withSvg("html: { favicon: './src/favicon.svg', appIcon: './src/app.svg' }"),
    expect: [contains('dist/favicon.svg', 'note'), lacks('dist/static/image/app.svg', 'note')],
  },
  {
    statement: 'an inlined image is not compressed',
    files: {
      'src/index.js': "import a from './a.svg'; console.log(decodeURIComponent(a));",
      'src/a.svg': svg,
    },
    config: withSvg('output: { dataUriLimit: 10000 }'),
    expect: [contains('dist/static/js/index.*.js', /data:image\/svg/)],
  },
  {
    statement: 'svg removes viewBox, symbols and ids, unless these plugins are overridden',
    files: { 'a/a.svg': sprite },
    config: withSvg("output: { copy: [{ from: './a' }] }"),
    expect: [lacks('dist/a.svg', 'viewBox'), lacks('dist/a.svg', 'bell'), lacks('dist/a.svg', 'mark')],
  },
  {
    statement: 'the overrides of the page keep them',
    files: { 'a/a.svg': sprite },
    config: `
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      const overrides = { removeViewBox: false, cleanupIds: false, removeHiddenElems: false };
      const svg = { use: 'svg', plugins: [{ name: 'preset-default', params: { overrides } }] };
      export default { plugins: [pluginImageCompress(svg)], output: { copy: [{ from: './a' }] } };
    `,
    expect: [
      contains('dist/a.svg', 'viewBox'),
      contains('dist/a.svg', 'id="bell"'),
      contains('dist/a.svg', 'id="mark"'),
    ],
  },
  {
    statement: 'jpeg is lossless by default and removes Exif and the color profile',
    files: comparison,
    config: withJpeg("'jpeg'"),
    commands: ['rsbuild build', 'node compare.mjs'],
    expect: [prints('same pixels: true, smaller: true, Exif: true to false, profile: true to false', 'node')],
  },
  {
    statement: 'a quality above that of the file makes it larger',
    files: comparison,
    config: withJpeg("{ use: 'jpeg', quality: 95 }"),
    commands: ['rsbuild build', 'node compare.mjs'],
    expect: [prints('same pixels: false, smaller: false', 'node')],
  },
  {
    statement: 'of images with the same colour depth, ico keeps only the largest, and svg is off by default',
    files: { 'in/b.svg': svg, 'count.mjs': countOfIcon },
    config: withIcon([16, 32], [32, 32], [48, 32]),
    commands: ['rsbuild build', 'node count.mjs'],
    expect: [prints('in 3 16', 'node'), prints('dist 1 48', 'node'), contains('dist/b.svg', 'note')],
  },
  {
    statement: 'ico keeps the image with the highest colour depth, even if another one is larger',
    files: { 'count.mjs': countOfIcon },
    config: withIcon([48, 24], [16, 32], [32, 8]),
    commands: ['rsbuild build', 'node count.mjs'],
    expect: [prints('in 3 48', 'node'), prints('dist 1 16', 'node')],
  },
  {
    statement: 'a file whose extension is in upper case is not compressed, unless test says so',
    files: { 'a/a.SVG': svg, 'a/b.svg': svg },
    config: withSvg("output: { copy: [{ from: './a' }] }"),
    expect: [contains('dist/a.SVG', 'note'), lacks('dist/b.svg', 'note')],
  },
  {
    statement: 'test selects a file whose extension is in upper case',
    files: { 'a/a.SVG': svg },
    config: `
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      export default {
        plugins: [pluginImageCompress({ use: 'svg', test: /[.]svg$/i })],
        output: { copy: [{ from: './a' }] },
      };
    `,
    expect: [lacks('dist/a.SVG', 'note')],
  },
  {
    statement: 'the hash in the name stays if an option of the codec changes the result',
    files: {
      'src/index.js': "import a from './a.svg'; console.log(a);",
      'src/a.svg': svg,
      'compare.cjs': `
        const [first, second] = ['first', 'dist'].map((root) => require('node:fs').readdirSync(root + '/static/svg'));
        console.log('NAMES', first.join() === second.join());
      `,
    },
    config: `
      import { existsSync, renameSync } from 'node:fs';
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      export default () => {
        const isSecond = existsSync('dist');
        if (isSecond) renameSync('dist', 'first');
        return {
          plugins: [pluginImageCompress({ use: 'svg', plugins: isSecond ? ['removeComments'] : [] })],
          output: { dataUriLimit: 0 },
        };
      };
    `,
    commands: ['rsbuild build', 'rsbuild build', 'node compare.cjs'],
    expect: [
      prints('NAMES true', 'node'),
      contains('first/static/svg/a.*.svg', 'note'),
      lacks('dist/static/svg/a.*.svg', 'note'),
    ],
  },
  {
    statement: 'exclude sees the path in the output folder',
    files: { 'src/index.js': "import a from './a.svg'; console.log(a);", 'src/a.svg': svg },
    config: `
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      export default {
        plugins: [pluginImageCompress({ use: 'svg', exclude: /^static[/]svg[/]a[.]/ })],
        output: { dataUriLimit: 0 },
      };
    `,
    expect: [contains('dist/static/svg/a.*.svg', 'note')],
  },
  {
    statement: 'of two items for one codec, the last takes effect',
    files: { 'a/a.svg': svg },
    config: `
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      export default {
        plugins: [pluginImageCompress('svg', { use: 'svg', plugins: [] })],
        output: { copy: [{ from: './a' }] },
      };
    `,
    expect: [contains('dist/a.svg', 'note')],
  },

  ...(
    [
      ["'png'", 'frames false resolution false profile false'],
      ["'pngLossless'", 'frames true resolution true profile true'],
      ["{ use: 'pngLossless', strip: true }", 'resolution false profile false'],
      ["{ use: 'png', include: /a/ }, 'pngLossless'", 'frames false resolution false profile false'],
      ["'pngLossless', { use: 'png', include: /a/ }", 'frames true resolution true profile true'],
    ] as const
  ).map(([codec, result]) => ({
    statement: `an animated PNG image with metadata and a colour profile, compressed with ${codec}`,
    files: {
      'check.cjs':
        "const png = require('node:fs').readFileSync('dist/a.png'); console.log('frames', png.includes('fdAT'), 'resolution', png.includes('pHYs'), 'profile', png.includes('iCCP'));",
    },
    config: `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { crc32, deflateSync } from 'node:zlib';
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      const numbers = (...list) => {
        const bytes = Buffer.alloc(4 * list.length);
        list.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
        return bytes;
      };
      const chunk = (type, ...parts) => {
        const data = Buffer.concat([Buffer.from(type), ...parts]);
        return Buffer.concat([numbers(data.length - 4), data, numbers(crc32(data))]);
      };
      const pixels = (blue) => {
        const rows = [];
        for (let y = 0; y < 32; y++) {
          rows.push(0);
          for (let x = 0; x < 32; x++) rows.push(x * 8, y * 8, blue);
        }
        return deflateSync(Buffer.from(rows));
      };
      const frame = (index) => chunk('fcTL', numbers(index, 32, 32, 0, 0, 0x00010002), Buffer.from([0, 0]));
      mkdirSync('in', { recursive: true });
      writeFileSync('in/a.png', Buffer.concat([
        Buffer.from('89504e470d0a1a0a', 'hex'),
        chunk('IHDR', numbers(32, 32), Buffer.from([8, 2, 0, 0, 0])),
        chunk('iCCP', Buffer.from('P3\\0\\0'), deflateSync(Buffer.from('profile'))),
        chunk('pHYs', numbers(2835, 2835), Buffer.from([1])),
        chunk('acTL', numbers(2, 0)),
        frame(0), chunk('IDAT', pixels(0)),
        frame(1), chunk('fdAT', numbers(2), pixels(99)),
        chunk('IEND'),
      ]));
      export default {
        plugins: [pluginImageCompress(${codec})],
        output: { copy: [{ from: './in' }] },
      };
    `,
    commands: ['rsbuild build', 'node check.cjs'],
    expect: [prints(result, 'node')],
  })),
  {
    statement: 'the codec of .jpg files is not called jpg',
    config:
      "import { pluginImageCompress } from '@rsbuild/plugin-image-compress'; export default { plugins: [pluginImageCompress('jpg')] };",
    expect: [exits(1), prints("Cannot destructure property 'defaultOptions'")],
  },
];
