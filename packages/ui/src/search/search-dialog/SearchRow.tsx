/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native options cannot contain links or `<mark>` */
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { hashPath } from '../../icons/icon-paths.ts';
import { enterPath, pagePath, textPath } from '../../icons/result-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { HighlightedText } from './HighlightedText.tsx';
import { RowNotes } from './RowNotes.tsx';
import type { SearchItem, SearchLabels } from './search-state.ts';

export interface SearchRowProps {
  readonly item: SearchItem;
  readonly domId: string;
  readonly active: boolean;
  readonly labels: SearchLabels;
  readonly onHighlight: (optionId: string) => void;
  readonly onSelect: (item: SearchItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

const typePaths: Readonly<Record<SearchItem['type'], string>> = {
  title: pagePath,
  header: hashPath,
  content: textPath,
};

export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { item, domId, active, labels, onHighlight, onSelect } = props;
  const { isCode } = item;
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
      onMouseMove={() => onHighlight(item.id)}
      onClick={(event) => {
        const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (!isModified) onSelect(item, event);
      }}
    >
      <Icon path={typePaths[item.type]} />
      <span className="search-row-words">
        <span className={isCode && !item.excerpt ? 'search-row-title search-row-code' : 'search-row-title'}>
          <HighlightedText segments={item.title} />
        </span>
        {item.excerpt && (
          <span className={isCode ? 'search-row-excerpt search-row-code' : 'search-row-excerpt'}>
            <HighlightedText segments={item.excerpt} />
          </span>
        )}
        <RowNotes item={item} labels={labels} />
      </span>
      {active && <Icon path={enterPath} className="search-row-enter" />}
    </Link>
  );
});
