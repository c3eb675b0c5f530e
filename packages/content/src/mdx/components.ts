/**
 * The components that pages may use without an import; the app gives them to every page. The values are the
 * attributes that hold words for the reader: they belong to the page's plain text.
 */
export const pageComponents: Readonly<Record<string, readonly string[]>> = {
  Callout: ['title'],
  /** Replaced by the content of a partial before anything else sees it. */
  Include: [],
  PackageManagerTabs: ['command'],
  Tabs: [],
  Tab: ['label'],
  Steps: [],
  Badge: ['text'],
  NextSteps: [],
  NextStep: ['title', 'description'],
  SourceLink: [],
  /** Filled with its picture while the page is compiled. */
  Diagram: ['alt'],
};

/** Elements that a page may not write: the site's content policy blocks them, or the shell owns them. */
export const forbiddenElements: readonly string[] = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
];

export const containerKinds: readonly string[] = [
  'tip',
  'info',
  'note',
  'warning',
  'caution',
  'danger',
  'details',
];
