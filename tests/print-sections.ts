// Which section of the specification has how many tests; with a number, what the tests of that section say.
import { browserTests, testsOfSection, type StatedTest } from './section-tests.ts';
import { otherFolders, sections } from './sections.ts';

const titleWidth = 38;

function print(name: string, tests: readonly StatedTest[]): void {
  console.log(`\n${name}`);
  let last = '';
  for (const { file, rules, title } of tests) {
    const place = [file, ...rules].join(' › ');
    if (place !== last) console.log(`  ${place}`);
    last = place;
    console.log(`    ${title}`);
  }
}

export async function main([wanted]: string[]): Promise<number> {
  const chosen = sections.filter(({ number }) => wanted === undefined || String(number) === wanted);
  if (chosen.length === 0) {
    console.error(`There is no section ${wanted}: they are 1 to ${sections.length}.`);
    return 1;
  }
  if (wanted !== undefined) {
    for (const section of chosen) {
      const { browser, units } = testsOfSection(section);
      print(`${section.number} ${section.title}, in the browser`, browser);
      print(`${section.number} ${section.title}, units`, units);
    }
    return 0;
  }
  console.log(`${'section'.padEnd(titleWidth)}  browser  units   (a test in a loop counts once)`);
  const row = (title: string, browser: number, units: number | '') =>
    console.log(`${title.padEnd(titleWidth)}  ${String(browser).padStart(7)}  ${String(units).padStart(5)}`);
  for (const section of chosen) {
    const { browser, units } = testsOfSection(section);
    row(`${String(section.number).padStart(2)} ${section.title}`, browser.length, units.length);
  }
  for (const folder of Object.keys(otherFolders)) row(`   ${folder}`, browserTests(folder).length, '');
  return 0;
}
