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
  const known = loading.get(id)
  if (known) return known
  const promise = importForm(id)
  loading.set(id, promise)
  // As React notes it of a promise that it has awaited: a form that is here shows at once, without its stand-in.
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Begins to fetch a form, if there is one of this name, with its page and not after it. */
export async function startForm(id: string): Promise<void> {
  if (Object.hasOwn(registry, id)) await loadForm(id as FormId) // a key of the registry
}

async function importForm(id: FormId): Promise<FormModule> {
  const load = registry[id]
  if (!load) throw new Error(`No form '${id}': flows/forms/${id}.json does not exist.`)
  const { form } = await loadModule(load)
  return form
}
