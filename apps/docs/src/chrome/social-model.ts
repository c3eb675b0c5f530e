import type { SocialLink as ContentLink } from '@docs/content/site';
import type { SocialLink } from '@docs/ui';

export function socialModel(link: ContentLink): SocialLink {
  const mark = { icon: link.icon, label: link.name };
  switch (link.mode) {
    case 'link':
      return { ...mark, mode: 'link', href: link.content };
    case 'text':
      return { ...mark, mode: 'text', text: link.content };
    case 'img':
      return { ...mark, mode: 'img', ...link.content };
    case 'dom':
      return { ...mark, mode: 'dom', content: link.content };
  }
}
