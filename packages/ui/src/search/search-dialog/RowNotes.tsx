import type { ReactNode } from 'react';
import { HighlightedText } from './HighlightedText.tsx';
import type { MatchReason, SearchItem, SearchLabels } from './search-state.ts';

export interface RowNotesProps {
  readonly item: SearchItem;
  readonly labels: SearchLabels;
}

function reasonNote(reason: MatchReason, labels: SearchLabels): ReactNode {
  switch (reason.kind) {
    case 'alsoCalled':
      return (
        <>
          <span>{`${labels.alsoCalled} `}</span>
          <HighlightedText segments={reason.name} />
        </>
      );
    case 'correction':
      return labels.correction(reason.typed, reason.found);
    case 'code':
      return labels.inCode;
    case 'related':
      return labels.related;
    default:
      return reason satisfies never;
  }
}

/** Parent headings of a result, and match reasons that its highlights do not show. */
export function RowNotes({ item, labels }: RowNotesProps) {
  const { trail, reasons, newTab, needsNetwork } = item;
  if (trail.length === 0 && reasons.length === 0 && !newTab && !needsNetwork) return null;
  const notes = reasons.map((reason) => reasonNote(reason, labels));
  if (newTab) notes.push(labels.newTab);
  if (needsNetwork) notes.push(labels.needsNetwork);
  return (
    <span className="search-row-notes">
      {trail.length > 0 && <span className="search-row-trail">{trail.join(' › ')}</span>}
      {notes.map((note, index) => (
        <span key={index} className="search-row-reason">
          {note}
        </span>
      ))}
    </span>
  );
}
