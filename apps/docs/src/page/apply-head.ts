import type { Head } from './head.ts';

function setLink(selector: string, attributes: Readonly<Record<string, string>> | null): void {
  const found = document.head.querySelector<HTMLLinkElement>(selector);
  if (attributes === null) {
    found?.remove();
    return;
  }
  const link = found ?? document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  if (!found) document.head.append(link);
}

/** Brings the document's head to what a full load of the page would have had. */
export function applyHead(head: Head): void {
  document.title = head.title;
  document.documentElement.lang = head.lang;
  document.head.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  setLink(
    'link[rel="canonical"]',
    head.canonical === null ? null : { rel: 'canonical', href: head.canonical },
  );
  for (const link of document.head.querySelectorAll('link[rel="alternate"]')) link.remove();
  for (const { hreflang, href } of head.alternates) {
    setLink(`link[hreflang="${hreflang}"]:not([type])`, { rel: 'alternate', hreflang, href });
  }
  for (const { url, mime, language } of head.feeds) {
    setLink(`link[type="${mime}"]`, { rel: 'alternate', type: mime, href: url, hreflang: language });
  }
}
