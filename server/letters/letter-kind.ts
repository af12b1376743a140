import { findNamed } from '../validation/find-named.ts'
import kinds from './letter-kinds.json' with { type: 'json' }

/**
 * Returns the legal kind of a letter, which determines how long it is stored. OTHER is no record of an application (12 CFR
 * 1002.12(b)). An unclassified one is UNKNOWN and stored as long as a record.
 */
export const letterKind = (template: string): string => findNamed<string>(kinds, template) ?? 'UNKNOWN'
