import { Badge } from '../../badge/Badge.tsx';
import { boltPath, infoPath, warnPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';

const tagIcons: ReadonlyMap<string, string> = new Map([
  ['bolt', boltPath],
  ['info', infoPath],
  ['warning', warnPath],
]);

export interface TagProps {
  /** A key of `tagIcons`, or the text of a badge. Plain text, not HTML. */
  readonly tag: string;
}

export function Tag({ tag }: TagProps) {
  const path = tagIcons.get(tag);
  if (path === undefined) return <Badge text={tag} />;
  return (
    <span className="tag-icon">
      <Icon path={path} />
      <span className="visually-hidden">{tag}</span>
    </span>
  );
}
