const plain = /^[\x20-\x7e]+$/;

/** Ignores case. A Latin phrase matches whole words only, one with Chinese characters anywhere. */
export function hasPhrase(text: string, phrase: string): boolean {
  if (!plain.test(phrase)) return text.toLowerCase().includes(phrase.toLowerCase());
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![a-z0-9])${escaped}(?![a-z0-9])`, 'i').test(text);
}
