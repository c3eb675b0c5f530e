/** What page modules import. They are not part of the bundle, and do not change with the shell. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
