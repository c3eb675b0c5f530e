import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageLinks } from './LanguageLinks.tsx';

const english = { text: 'English', href: '/x', lang: 'en', current: true };
const chinese = { text: '简体中文', href: '/zh/', lang: 'zh-CN', current: false };

it('says beside a language that the page is missing there, in words that belong to the link', () => {
  render(<LanguageLinks items={[english, { ...chinese, note: 'Not available' }]} />);
  const link = screen.getByRole('link', { name: '简体中文', description: 'Not available' });
  expect(link.getAttribute('hreflang')).toBe('zh-CN');
  expect(screen.getByText('Not available').closest('[lang]')).toBe(null);
});

it('says nothing where it is there', () => {
  render(<LanguageLinks items={[english, chinese]} />);
  expect(screen.getByRole('link', { name: '简体中文' }).getAttribute('aria-describedby')).toBe(null);
});
