import type { FormId } from '#generated/ids'
import { loadModule } from '../ui/load-module.ts'
import type { FormModule } from './form-module.ts'

type FormRegistry = Readonly<Record<string, () => Promise<{ readonly form: FormModule }>>>

let registry: FormRegistry = {}
const loading = new Map<FormId, Promise<FormModule>>()
const loaded = new Map<FormId, FormModule>()

/** A form that has been fetched: it shows at once, where a promise, though settled, shows its stand-in first. */
export const findForm = (id: FormId): FormModule | undefined => loaded.get(id)

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

/** Begins to fetch a form, if there is one of this name, with its page and not after it. */
export async function startForm(id: string): Promise<void> {
  if (Object.hasOwn(registry, id)) await loadForm(id as FormId) // a key of the registry
}

async function importForm(id: FormId): Promise<FormModule> {
  const load = registry[id]
  if (!load) throw new Error(`No form '${id}': flows/forms/${id}.json does not exist.`)
  const { form } = await loadModule(load)
  loaded.set(id, form)
  return form
}
