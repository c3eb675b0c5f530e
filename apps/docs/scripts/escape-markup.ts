const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text and attribute values in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char);
