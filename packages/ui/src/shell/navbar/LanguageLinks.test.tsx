import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageLinks } from './LanguageLinks.tsx';

const english = { text: 'English', href: '/x', lang: 'en', current: true };
const chinese = { text: '简体中文', href: '/zh/', lang: 'zh-CN', current: false };

it('describes a link by the note that the page is missing in its language', () => {
  render(<LanguageLinks items={[english, { ...chinese, note: 'Not available' }]} />);
  const link = screen.getByRole('link', { name: '简体中文', description: 'Not available' });
  expect(link.getAttribute('hreflang')).toBe('zh-CN');
  expect(screen.getByText('Not available').closest('[lang]')).toBe(null);
});

it('renders no note if the page exists', () => {
  render(<LanguageLinks items={[english, chinese]} />);
  expect(screen.getByRole('link', { name: '简体中文' }).getAttribute('aria-describedby')).toBe(null);
});
