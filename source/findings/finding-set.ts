import { localeOf } from '../files/file-kind.ts'
import { writtenLocale } from '../wording/locales.ts'
import type { Finding } from './finding.ts'

/**
 * Tests for findings that leave a journey usable: translations matter only to lenders that offer them, and are
 * reported there.
 */
export const isUsable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity, file }) => severity !== 'error' || localeOf(file) !== writtenLocale)

export const unique = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding, index) => findings.findIndex((other) => isSame(other, finding)) === index)

/** Findings that are not among the others. */
export const beyond = (findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding) => !others.some((known) => isSame(known, finding)))

const isSame = (a: Finding, b: Finding): boolean =>
  a.file === b.file && a.pointer === b.pointer && a.rule === b.rule && a.message === b.message
