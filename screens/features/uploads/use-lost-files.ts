import { useEffect, useState } from 'react'
import { isRecord } from '#engine'
import { attempt } from '../../kit/storage/attempt.ts'
import { findStored, saveStored } from '../../storage/browser-store.ts'

/** Returns the names of a field's files that were on their way when the page was last closed. Keeps those that are now. */
export function useLostFiles(field: string, sending: readonly string[]): readonly string[] {
  const [lost] = useState(() => namesOf(field))
  const names = JSON.stringify(sending)
  useEffect(() => {
    keep(field, JSON.parse(names))
    // Does not run where the browser closes the page: then the names stay.
    return () => keep(field, [])
  }, [field, names])
  return lost
}

function kept(): Readonly<Record<string, unknown>> {
  const found: unknown = attempt(() => JSON.parse(findStored('uploads') ?? '{}'))
  return isRecord(found) ? found : {}
}

function namesOf(field: string): readonly string[] {
  const names = kept()[field]
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

const keep = (field: string, names: readonly string[]): void =>
  saveStored('uploads', JSON.stringify({ ...kept(), [field]: names }))
