const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and attribute values of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char);
