import { describe, expect, it } from 'vitest';
import { browserFolders, browserTests, testsOfSection, unitFiles, unitTests } from '../section-tests.ts';
import { otherFolders, sections } from '../sections.ts';

describe('the sections of the specification', () => {
  it('are numbered without a gap, as are the folders of their browser tests', () => {
    expect(sections.map(({ number }) => number)).toEqual(sections.map((_section, index) => index + 1));
    for (const { number, folder } of sections) {
      expect(folder.startsWith(`${String(number).padStart(2, '0')}-`), folder).toBe(true);
    }
  });

  it.each(sections.map((section) => [`${section.number} ${section.title}`, section] as const))(
    '%s has tests in the browser and of its units',
    (_name, section) => {
      const { browser, units } = testsOfSection(section);
      expect(browser.length).toBeGreaterThan(0);
      expect(units.length).toBeGreaterThan(0);
    },
  );

  it('name only files and folders that hold tests', () => {
    const named = [...new Set(sections.flatMap(({ units }) => units))];
    expect(named.filter((path) => unitTests(path).length === 0)).toEqual([]);
  });
});

describe('a test', () => {
  it('of the browser lies in the folder of a section, or says why in none', () => {
    const known = [...sections.map(({ folder }) => folder), ...Object.keys(otherFolders)];
    expect(browserFolders().toSorted()).toEqual(known.toSorted());
  });

  it('of the browser stands under the name of its rule', () => {
    const bare = sections
      .flatMap(({ folder }) => browserTests(folder))
      .filter(({ rules }) => rules.length === 0);
    expect(bare.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('of a component or of the application belongs to a section', () => {
    const named = new Set(sections.flatMap(({ units }) => units.flatMap(unitFiles)));
    const lost = ['packages/ui', 'apps/docs'].flatMap(unitFiles).filter((file) => !named.has(file));
    expect(lost).toEqual([]);
  });
});
