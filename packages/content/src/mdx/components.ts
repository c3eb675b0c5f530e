/**
 * Components that pages use without an import; the app provides them. The values are the attributes whose text is
 * displayed, which makes it part of the page's plain text.
 */
export const pageComponents: Readonly<Record<string, readonly string[]>> = {
  Callout: ['title'],
  /** Replaced by `inlinePartials`. */
  Include: [],
  PackageManagerTabs: ['command'],
  Tabs: [],
  Tab: ['label'],
  Steps: [],
  Badge: ['text'],
  NextSteps: [],
  NextStep: ['title', 'description'],
  SourceLink: [],
  /** Gets its SVG as a child from `diagrams`. */
  Diagram: ['alt'],
};

/** Blocked by the Content Security Policy, or reserved for the shell. */
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
