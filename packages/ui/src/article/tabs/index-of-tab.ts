/** The tab that `name` identifies. Values take precedence over labels: a label may equal the value of another tab. */
export const findTab = <Tab extends { readonly value: string; readonly label: string }>(
  tabs: readonly Tab[],
  name: string | null | undefined,
): Tab | undefined => tabs.find(({ value }) => value === name) ?? tabs.find(({ label }) => label === name);
