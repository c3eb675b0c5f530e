import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { groupEntry, linkEntry } from '../../testing/sidebar-entries.ts';
import { SidebarEntries } from './SidebarEntries.tsx';

it('renders entries with equal text without duplicate keys', () => {
  const error = vi.spyOn(console, 'error');
  const entries = [linkEntry('twin'), linkEntry('twin'), groupEntry('g', []), groupEntry('g', [])];
  render(<SidebarEntries entries={entries} currentPath="/" />);
  expect(screen.getAllByRole('link', { name: 'twin' })).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
