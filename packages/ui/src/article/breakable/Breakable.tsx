import { Fragment } from 'react';

/**
 * One long word, as an option or a type is: on a phone it breaks behind `.` or `<` rather than within a name. Each
 * part is an element: a page translator takes bare text out of React's hands, and what was there would stay.
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
