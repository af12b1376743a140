import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const banner =
  '// Made by `npm run generate` from schemas/, flows/ and tools/lint/rules/. Not committed, not edited.\n\n'

/**
 * Replaces a file in one step if its content differs; leaves an up-to-date file alone, so that watchers and build
 * caches see no change.
 */
export function saveIfChanged(file: string, body: string): boolean {
  const text = banner + body
  if (readIfPresent(file) === text) return false
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
  return true
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
