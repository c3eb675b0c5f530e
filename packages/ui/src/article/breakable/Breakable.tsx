import { Fragment } from 'react';

/**
 * Lets a long name, such as `output.assetPrefix`, wrap after `.` or `<`. Each part is an element: browser translators
 * replace text nodes, which React then cannot update (https://github.com/facebook/react/issues/11538).
 */
export function Breakable({ text }: { readonly text: string }) {
  let start = 0;
  return text.split(/(?<=[\w)][.<])(?=[A-Za-z])/).map((part) => {
    const key = start;
    start += part.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    );
  });
}
