import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hero } from './Hero.tsx';

const words = { name: 'Name', lines: [], tagline: '', actions: [] };

it('renders a 375 px square image per theme, with joined srcset and sizes', () => {
  render(
    <Hero
      {...words}
      image={{
        src: { light: '/l.png', dark: '/d.png' },
        alt: 'A drawing',
        srcset: ['/l.png 1x', '/l2.png 2x'],
        sizes: ['(min-width: 768px) 375px', '100vw'],
      }}
    />,
  );
  const [light, dark] = screen.getAllByRole<HTMLImageElement>('img', { name: 'A drawing' });
  expect([light?.getAttribute('src'), dark?.getAttribute('src')]).toEqual(['/l.png', '/d.png']);
  expect(light?.srcset).toBe('/l.png 1x, /l2.png 2x');
  expect(light?.sizes).toBe('(min-width: 768px) 375px, 100vw');
  expect([light?.width, light?.height]).toEqual([375, 375]);
});

it('renders one image if both themes share it', () => {
  render(<Hero {...words} image={{ src: '/i.png', alt: 'A drawing' }} />);
  expect(screen.getByRole('img').className).toBe('hero-image');
});

it('omits empty parts', () => {
  const { container } = render(<Hero {...words} />);
  expect(container.querySelector('p, img, a, .hero-actions, .hero-beside')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Name');
});

it('renders its lines and actions', () => {
  render(
    <Hero
      name="Name"
      lines={['One', 'Two']}
      tagline={'a\n b'}
      actions={[
        { theme: 'brand', text: 'Go', href: '/go' },
        { theme: 'alt', text: 'See', href: '/see' },
      ]}
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe('Name One Two');
  expect(screen.getAllByRole('link').map((link) => link.className)).toEqual([
    'button button-brand',
    'button button-alt',
  ]);
});
