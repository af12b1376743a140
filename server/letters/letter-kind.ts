import { findNamed } from '../validation/find-named.ts'
import kinds from './letter-kinds.json' with { type: 'json' }

/**
 * What a letter is to the law, which says how long it is kept: OTHER is none of the records of an application (12 CFR
 * 1002.12(b)). One that nobody has judged is UNKNOWN, and kept as long as a record.
 */
export const letterKind = (template: string): string => findNamed<string>(kinds, template) ?? 'UNKNOWN'
