/** CSS classes of highlighted tokens. */
export type TokenClass =
  | 't-comment'
  | 't-keyword'
  | 't-string'
  | 't-number'
  | 't-function'
  | 't-property'
  | 't-tag'
  | 't-inserted'
  | 't-deleted';

/** `null` resets the class of the enclosing token: code inside a string, children inside a tag. */
const CLASS_OF_TYPE: Readonly<Record<string, TokenClass | null>> = {
  comment: 't-comment',
  prolog: 't-comment',
  doctype: 't-comment',
  cdata: 't-comment',
  shebang: 't-comment',
  coord: 't-comment',
  keyword: 't-keyword',
  rule: 't-keyword',
  important: 't-keyword',
  directive: 't-keyword',
  builtin: 't-keyword',
  title: 't-keyword',
  string: 't-string',
  'template-string': 't-string',
  'template-punctuation': 't-string',
  'attr-value': 't-string',
  'attr-equals': null,
  char: 't-string',
  regex: 't-string',
  url: 't-string',
  'code-snippet': 't-string',
  number: 't-number',
  boolean: 't-number',
  date: 't-number',
  null: 't-number',
  unit: 't-number',
  hexcode: 't-number',
  function: 't-function',
  property: 't-property',
  'literal-property': 't-property',
  'attr-name': 't-property',
  key: 't-property',
  variable: 't-property',
  tag: 't-tag',
  selector: 't-tag',
  inserted: 't-inserted',
  'inserted-sign': 't-inserted',
  deleted: 't-deleted',
  'deleted-sign': 't-deleted',
  atrule: null,
  interpolation: null,
  script: null,
  spread: null,
  'plain-text': null,
};

/** @param names type and aliases of a token, in order of precedence. @returns `undefined` if none is known */
export function classOfToken(names: readonly string[]): TokenClass | null | undefined {
  for (const name of names) {
    if (Object.hasOwn(CLASS_OF_TYPE, name)) return CLASS_OF_TYPE[name];
  }
  return undefined;
}
