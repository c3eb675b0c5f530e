/** Fields by how much a match in them says. */
const fields = ['title^3', 'names^3', 'headings^2', 'content'] as const;
const beginnings = [
  'title.beginnings^3',
  'names.beginnings^2',
  'headings.beginnings^1.5',
  'content.beginnings',
] as const;

/** How much a beginning, a similar word and a phrase count beside a word. */
const boosts = { beginning: 0.3, similar: 0.1, phrase: 0.5 } as const;

/** Private-use characters around what matches. */
export const marks = { start: '\uE000', end: '\uE001' } as const;

/** Fragments of a field, and units of one: enough to learn which words match. */
const [fragments, fragmentSize] = [6, 150];
/** UTF-16 units of a field that are read for words to mark. */
const maxRead = 200_000;

/** A request for the pages that match a text best. Everything in the text is text: no syntax is read. */
export function pageQuery(text: string, limit: number) {
  const lastWord = text.trim().split(/\s+/).at(-1) ?? '';
  const anyField = { query: text, type: 'best_fields', tie_breaker: 0.4 } as const;
  const marked = { number_of_fragments: fragments, fragment_size: fragmentSize };
  return {
    size: limit,
    _source: ['document'],
    query: {
      bool: {
        minimum_should_match: 1,
        should: [
          // Term by term over all fields: a page with one word in its title and one in its text has both.
          { multi_match: { ...anyField, type: 'cross_fields', fields } },
          {
            multi_match: {
              ...anyField,
              fields,
              fuzziness: 'AUTO:4,7',
              prefix_length: 1,
              max_expansions: 20,
              boost: boosts.similar,
            },
          },
          { multi_match: { ...anyField, fields: beginnings, query: lastWord, boost: boosts.beginning } },
          { multi_match: { query: text, type: 'phrase', slop: 2, fields, boost: boosts.phrase } },
        ],
      },
    },
    // Equal scores in a fixed order.
    sort: [{ _score: 'desc' }, { route_path: 'asc' }],
    highlight: {
      pre_tags: [marks.start],
      post_tags: [marks.end],
      max_analyzer_offset: maxRead,
      fields: {
        title: marked,
        headings: marked,
        content: marked,
        'title.beginnings': marked,
        'content.beginnings': marked,
      },
    },
  };
}
