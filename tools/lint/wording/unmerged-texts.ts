import {
  asJsonObject,
  type Finding,
  findingAt,
  hasMarks,
  type JsonFile,
  mergeConflicts,
  pointerTo,
  tenantChain,
  visitJson,
} from '#source'
import type { Subject } from '../rule.ts'

/** Findings for texts of any file, messages or not, that hold the marks of an unresolved merge. */
export function unmergedTexts({ source, tenant }: Subject): readonly Finding[] {
  const files: readonly JsonFile[] =
    tenant === undefined
      ? [...source.files.values()].filter((file) => file.path.startsWith('flows/'))
      : tenantChain(source, tenant).files.slice(-1)
  return files.filter((file) => hasMarks(file.text)).flatMap(unmergedIn)
}

function unmergedIn(file: JsonFile): readonly Finding[] {
  const findings: Finding[] = []
  visitJson(file.value, (value, path) => {
    for (const [key, text] of Object.entries(Array.isArray(value) ? value : asJsonObject(value)))
      if (typeof text === 'string' && mergeConflicts(text).length > 0) {
        const pointer = pointerTo(...path, key)
        findings.push(findingAt({ rule: '', pointer, message, hint }, { file, pointer }))
      }
    return true
  })
  return findings
}

const message = 'This text holds the marks of an unresolved merge.'
const hint = 'Keep the words that are meant and remove the marks of git.'
