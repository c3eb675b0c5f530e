/** Reads `option` from the frontmatter of option pages. */
import { isRecord } from '../page-text.ts';
import type { PageText } from '../page-text.ts';

export interface StatedOption {
  readonly page: PageText;
  /** `output.assetPrefix` */
  readonly path: string;
  readonly type: string;
  readonly default: string;
  readonly setLater: { readonly file: string; readonly line: string } | null;
}

export function statedOptions(pages: readonly PageText[]): readonly StatedOption[] {
  return pages.flatMap((page) => {
    const { title, option } = page.frontmatter;
    if (typeof title !== 'string' || !isRecord(option)) return [];
    const { setLater } = option;
    return [
      {
        page,
        path: title,
        type: String(option.type),
        default: String(option.default),
        setLater: isRecord(setLater) ? { file: String(setLater.file), line: String(setLater.line) } : null,
      },
    ];
  });
}
