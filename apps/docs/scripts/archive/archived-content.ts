import { rolldown } from 'rolldown';
import type { Content } from '../content-modules.ts';
import type { Files } from '../site-folder.ts';
import { contentFolder } from './archived-document.ts';

/** The module that pages import, as `readContent` writes it. */
export const runtimeModule = 'react/jsx-runtime';

/** A content file as a classic script, which adds itself to the registry of the archive. */
async function classicScript(name: string, code: string): Promise<string> {
  const bundle = await rolldown({
    input: name,
    external: [runtimeModule],
    plugins: [
      {
        name: 'archive:content',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'iife',
    name: 'content',
    exports: 'named',
    globals: { [runtimeModule]: 'docsArchive.runtime' },
    footer: `docsArchive.add(${JSON.stringify(name)}, content);`,
    minify: true,
  });
  await bundle.close();
  return output[0].code;
}

export async function archivedContent({ modules }: Content): Promise<Files> {
  const files = new Map<string, string>();
  for (const [name, { code }] of modules)
    files.set(`${contentFolder}/${name}.js`, await classicScript(name, code));
  return files;
}
