import { Fragment } from 'react';
import { Breakable } from '../breakable/Breakable.tsx';

export interface FactTableProps {
  readonly rows: readonly { readonly label: string; readonly value: string; readonly code: boolean }[];
}

export function FactTable({ rows }: FactTableProps) {
  if (rows.length === 0) return null;
  return (
    <dl className="fact-table">
      {rows.map((row, index) => (
        <Fragment key={index}>
          <dt className="fact-table-label">{row.label}</dt>
          <dd className="fact-table-value">
            {row.code ? (
              <code>
                <Breakable text={row.value} />
              </code>
            ) : (
              row.value
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
