/**
 * `opening`: the store cannot be searched yet; `indexing`: the documents of the start are not all indexed; `ready`: lists may
 * be pushed.
 */
export type ServerState = 'opening' | 'indexing' | 'ready' | 'stopping';
