import type { Finding } from './finding.ts'

export type SourceErrorCode = 'SOURCE_UNREADABLE' | 'FLOWS_BROKEN' | 'TENANT_UNKNOWN' | 'TENANT_BROKEN'

/** Error for JSON that cannot be used; `findings` say where and why. */
export class SourceError extends Error {
  readonly code: SourceErrorCode
  readonly findings: readonly Finding[]

  constructor(code: SourceErrorCode, message: string, findings: readonly Finding[] = []) {
    super([message, ...findings.map(describe)].join('\n'))
    this.name = 'SourceError'
    this.code = code
    this.findings = findings
  }
}

const describe = (finding: Finding): string =>
  `  ${finding.file}:${finding.line}:${finding.column} ${finding.message} (${finding.rule})`
