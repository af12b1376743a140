import { forms } from 'virtual:forms'
import type { FormId } from '#generated/ids'
import type { FormModule } from './form-module.ts'

const loading = new Map<FormId, Promise<FormModule>>()

/** The compiled form, fetched once; the same promise each time, so that `use` may suspend on it. */
export function loadForm(id: FormId): Promise<FormModule> {
  const known = loading.get(id) ?? importForm(id)
  loading.set(id, known)
  return known
}

async function importForm(id: FormId): Promise<FormModule> {
  const load = forms[id]
  if (!load) throw new Error(`No form '${id}': flows/forms/${id}.json does not exist.`)
  return (await load()).form
}
