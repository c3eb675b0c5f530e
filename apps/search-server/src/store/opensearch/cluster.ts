import type { Client } from '@opensearch-project/opensearch';
import type { Copies } from './page-template.ts';

export interface Cluster {
  readonly client: Client;
  /** Shards and replicas of new indexes. */
  readonly copies: Copies;
}
