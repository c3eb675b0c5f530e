export interface NavItem {
  readonly text: string;
  readonly href: string;
  readonly active: boolean;
  readonly position: 'left' | 'right';
}
