import { configure, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SocialLink } from './social-link.ts';
import { SocialLinks } from './SocialLinks.tsx';

configure({ defaultHidden: true });

const links: readonly SocialLink[] = [
  { icon: 'github', mode: 'link', href: 'https://g.test', label: 'GitHub' },
  { icon: 'discord', mode: 'text', text: 'Ask for <b>an</b> invitation', label: 'Slack' },
  { icon: { path: 'M4 4h16' }, mode: 'img', src: '/code.png', alt: 'Code to scan', label: 'YouTube' },
  {
    icon: { path: 'M0 0h24' },
    mode: 'dom',
    content: [{ text: 'Words' }, { text: 'A link', href: '/x' }],
    label: 'Own',
  },
];
const panelOf = (name: string) => {
  const id = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
  return within(document.getElementById(id) ?? document.createElement('div'));
};

it('shows three links and the rest in a popup', () => {
  const { container, rerender } = render(<SocialLinks links={links} moreLabel="More" />);
  expect(container.firstElementChild?.children).toHaveLength(4);
  expect(panelOf('More').getByRole('button', { name: 'Own' })).toBeDefined();
  rerender(<SocialLinks links={links.slice(0, 3)} moreLabel="More" />);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('opens links in a new tab, and shows text, images and paragraphs without parsing HTML', () => {
  const { container } = render(<SocialLinks links={links} moreLabel="More" limit={4} />);
  expect(screen.getByRole('link', { name: 'GitHub' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(panelOf('Slack').getByText('Ask for <b>an</b> invitation')).toBeDefined();
  expect(panelOf('YouTube').getByRole('img', { name: 'Code to scan' })).toBeDefined();
  expect(panelOf('Own').getByRole('link', { name: 'A link' }).getAttribute('href')).toBe('/x');
  expect(container.querySelector('path[d="M0 0h24"]')).not.toBeNull();
});

it('loads the image of a closed popup lazily', () => {
  expect(renderToString(<SocialLinks links={links} moreLabel="More" />)).not.toContain('rel="preload"');
});
