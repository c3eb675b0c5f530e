/** The searchable fields of a document are its title, its headings and its content, with these ids, in this order. */
export type FieldId = 0 | 1 | 2;

/** Part of the byte format. */
export const fieldIds: readonly FieldId[] = [0, 1, 2];

export const fieldCount = fieldIds.length;

export const titleFieldId = 0;
export const headerFieldId = 1;
export const contentFieldId = 2;
