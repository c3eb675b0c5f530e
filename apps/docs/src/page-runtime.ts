/** The module that pages import. It is not part of the bundle and does not change with the shell. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
