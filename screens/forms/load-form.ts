import type { FormId } from '#generated/ids'
import { loadModule } from '../ui/load-module.ts'
import type { FormModule } from './form-module.ts'

type FormRegistry = Readonly<Record<string, () => Promise<{ readonly form: FormModule }>>>

let registry: FormRegistry = {}
const loading = new Map<FormId, Promise<FormModule>>()

/**
 * Tells where each form's chunk is. The entry gives it (`virtual:forms`) instead of this module importing it: every page
 * imports this module, and would be renamed in a build whenever one form changed.
 */
export function provideForms(forms: FormRegistry): void {
  registry = forms
}

/** The compiled form, fetched once; the same promise each time, so that `use` may suspend on it. */
export function loadForm(id: FormId): Promise<FormModule> {
  const known = loading.get(id) ?? importForm(id)
  loading.set(id, known)
  return known
}

async function importForm(id: FormId): Promise<FormModule> {
  const load = registry[id]
  if (!load) throw new Error(`No form '${id}': flows/forms/${id}.json does not exist.`)
  return (await loadModule(load)).form
}
