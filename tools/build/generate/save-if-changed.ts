import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const banner =
  '// Made by `npm run generate` from schemas/, flows/ and tools/lint/rules/. Not committed, not edited.\n\n'

/** Leaves an up-to-date file alone, so that watchers and build caches do not see a change; replaces it in one step otherwise. */
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
