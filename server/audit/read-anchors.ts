import { readFileSync } from 'node:fs'
import { isRecord } from '#engine'
import { SettingsError } from '../settings/settings-error.ts'
import type { Head } from './seal.ts'

/** Reads anchors from a file of log lines that was kept elsewhere; other lines are passed over. Throws if it has none. */
export function readAnchors(file: string): readonly Head[] {
  const anchors = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => toAnchor(line))
  if (anchors.length > 0) return anchors
  throw new SettingsError(`${file} has no anchor: lines of the log with "security":"audit-anchored".`)
}

function toAnchor(line: string): readonly Head[] {
  if (!line.includes('"audit-anchored"')) return []
  const { lender, position, hash } = recordOf(line)
  return typeof lender === 'string' && typeof position === 'number' && typeof hash === 'string'
    ? [{ lender, position, hash }]
    : []
}

function recordOf(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
