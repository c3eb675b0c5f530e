/**
 * `opening`: the store cannot be searched yet; `indexing`: the documents of the start are not all indexed; `ready`:
 * searches and lists are answered; `stopping`: pending requests finish.
 */
export type ServerState = 'opening' | 'indexing' | 'ready' | 'stopping';
