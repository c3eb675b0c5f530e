import type { Check } from './check.ts';
import { documentChecks } from './checks/documents.ts';
import { formChecks } from './checks/form.ts';
import { hostileChecks } from './checks/hostile.ts';
import { relevanceChecks } from './checks/relevance.ts';
import { serviceChecks } from './checks/service.ts';

export const allChecks: readonly Check[] = [
  ...formChecks,
  ...documentChecks,
  ...relevanceChecks,
  ...hostileChecks,
  ...serviceChecks,
];
