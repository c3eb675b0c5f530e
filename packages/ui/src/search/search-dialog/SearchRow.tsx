/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list of options holds neither links nor marks */
import type { MouseEvent } from 'react';
import { enterPath, hashPath, pagePath, textPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { HighlightedText } from './HighlightedText.tsx';
import type { SearchItem } from './search-state.ts';

export interface SearchRowProps {
  readonly item: SearchItem;
  readonly domId: string;
  readonly active: boolean;
  readonly onHighlight: () => void;
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

const typePaths: Readonly<Record<SearchItem['type'], string>> = {
  title: pagePath,
  header: hashPath,
  content: textPath,
};

export function SearchRow({ item, domId, active, onHighlight, onSelect }: SearchRowProps) {
  return (
    <Link
      id={domId}
      className="search-row"
      href={item.href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      target={item.newTab ? '_blank' : undefined}
      rel={item.newTab ? 'noopener noreferrer' : undefined}
      onMouseMove={onHighlight}
      onClick={(event) => {
        const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (!modified) onSelect(item, event);
      }}
    >
      <Icon path={typePaths[item.type]} />
      <span className="search-row-words">
        <span className="search-row-title">
          <HighlightedText segments={item.title} />
        </span>
        {item.excerpt && (
          <span className="search-row-excerpt">
            <HighlightedText segments={item.excerpt} />
          </span>
        )}
      </span>
      {active && <Icon path={enterPath} className="search-row-enter" />}
    </Link>
  );
}
