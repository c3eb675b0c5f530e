import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';
import type { SearchDocument } from '../src/index.ts';

/** The worked examples of DESIGN.md. */
const design = readFileSync(new URL('../DESIGN.md', import.meta.url), 'utf8');

function page(routePath: string, title: string, content: string, headings: readonly string[] = []) {
  const toc = headings.map((text) => ({ text, id: text, depth: 2, charIndex: content.indexOf(text) }));
  return { routePath, title, content, toc, domain: '' } satisfies SearchDocument;
}

/** Sections in the order of the table in DESIGN.md. */
const sectionNames = [...design.matchAll(/^\| `(\w+)` +\| (?:varint|u8|u32|i32) /gm)].map(([, name]) => name);

function sectionsOf(bytes: Uint8Array): ReadonlyMap<string | undefined, string> {
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  let offset = 60 + 4 * sectionNames.length;
  return new Map(
    sectionNames.map((name, position) => {
      const start = offset;
      offset += header.getUint32(60 + 4 * position, true);
      const section = bytes.subarray(start, offset);
      return [name, Array.from(section, (byte) => byte.toString(16).padStart(2, '0')).join(' ')];
    }),
  );
}

describe('the examples of DESIGN.md', () => {
  it('have the bytes that an index has', () => {
    const bytes = buildIndex([page('/hooks', 'Hooks', 'Hang lanterns on hooks.\nuseHook() 挂钩')]).toBytes();
    const sections = sectionsOf(bytes);
    expect(sections.size).toBe(28);
    expect(sections.get('termBytes')).toBe(
      Buffer.from('hanghooklanternonuseusehook挂钩钩')
        .toString('hex')
        .replace(/..(?=.)/g, '$& '),
    );
    expect(sections.get('packedFrequencies')).toBe('02 05 02 02 02 02 02 02');
    expect(sections.get('fieldLengths')).toBe('01 00 07');
    for (const name of [
      'headingDeltas',
      'headingLengths',
      'headSurfaceTerms',
      'headTextBytes',
      'contentBytes',
    ]) {
      expect(design).toMatch(new RegExp(`^\\| \`${name}\` +\\| \`${sections.get(name)}\` `, 'm'));
    }
  });

  it('have the scores that `explain` gives', () => {
    const index = buildIndex([
      page(
        '/lantern',
        'Lantern',
        'A lantern keeps its light in the rain.\nOil and wick\nTrim the wick of the lantern weekly.',
        ['Oil and wick'],
      ),
      page('/pond', 'Pond', 'Still water mirrors the lantern.'),
      page('/hook', 'Hook', 'An iron hook carries a heavy lamp.'),
    ]);
    const lantern = index.explain('lantern wick', '/lantern');
    const pond = index.explain('lantern wick', '/pond');
    for (const { score } of [lantern, pond]) expect(design).toContain(`**${score.toFixed(4)}**`);
    expect(design).toContain(`- text = ${lantern.evidence.text.toFixed(4)}, coverage = 1.`);
    expect(design).toContain(`heading = ${lantern.evidence.heading.toFixed(4)};`);
    expect(design).toContain(`text = ${pond.evidence.text.toFixed(4)}; coverage 0.5^0.3`);
  });
});
