/** The searchable fields of a document. Their ids are positions in `fields` and part of the byte format. */
export const fields = ['title', 'header', 'content'] as const;

export type Field = (typeof fields)[number];

export type FieldId = 0 | 1 | 2;

export const fieldIds: readonly FieldId[] = [0, 1, 2];

export const fieldCount = fields.length;

export const titleFieldId = 0;
export const headerFieldId = 1;
export const contentFieldId = 2;
