import type { Plugin } from 'vite';

/** An edit of the source of the engine for an experiment: product code has no switches for its weights and features. */
export interface SourceEdit {
  /** The end of a path, such as `/src/ranking/score.ts`. */
  readonly file: string;
  /** A text, or a global pattern. */
  readonly from: string | RegExp;
  readonly to: string;
  /** Required number of matches: if the source has changed, the edit fails instead of having no effect. @default 1 */
  readonly count?: number;
}

/** The source of `file` after the edits for that file. Throws if one does not match. */
export function editSource(edits: readonly SourceEdit[], file: string, source: string): string {
  const own = edits.filter((edit) => file.endsWith(edit.file));
  return own.reduce((code, { from, to, count = 1 }) => {
    const found = typeof from === 'string' ? code.split(from).length - 1 : (code.match(from)?.length ?? 0);
    if (found !== count) throw new Error(`${file}: ${from} matches ${found} times, not ${count}`);
    return code.replaceAll(from, to);
  }, source);
}

export const editedSource = (edits: readonly SourceEdit[]): Plugin => ({
  name: 'edited-source',
  enforce: 'pre',
  transform: (code, id) => editSource(edits, id, code),
});
