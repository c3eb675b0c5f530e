interface PageComponent {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Attributes whose text is displayed, which makes it part of the page's plain text. */
  readonly displayed?: readonly string[];
}

/** Components that pages use without an import, with their attributes; the app provides them. */
export const pageComponents: Readonly<Record<string, PageComponent>> = {
  Callout: { required: ['kind'], optional: ['title'], displayed: ['title'] },
  /** Replaced by `inlinePartials`, which requires the file. */
  Include: { optional: ['file'] },
  PackageManagerTabs: { required: ['command'], displayed: ['command'] },
  Tabs: { optional: ['groupId', 'defaultValue', 'label', 'position'] },
  Tab: { required: ['label'], optional: ['value'], displayed: ['label'] },
  Steps: {},
  Badge: { required: ['text'], optional: ['type'], displayed: ['text'] },
  NextSteps: {},
  NextStep: {
    required: ['title', 'href'],
    optional: ['description'],
    displayed: ['title', 'description'],
  },
  SourceLink: { required: ['href'] },
  /** Gets its SVG as a child from `diagrams`, which requires both. */
  Diagram: { optional: ['name', 'alt'], displayed: ['alt'] },
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
