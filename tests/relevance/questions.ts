import { readFileSync } from 'node:fs';
import { z } from 'zod';
