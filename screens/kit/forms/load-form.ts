import type { FormId } from '../host.ts'
import { loadModule } from '../ui/load-module.ts'
import type { FormModule } from './form-module.ts'

type FormRegistry = Readonly<Record<string, () => Promise<{ readonly form: FormModule }>>>

let registry: FormRegistry = {}
let loadOthers = async (): Promise<FormRegistry> => ({})
const loading = new Map<FormId, Promise<FormModule>>()
const loaded = new Map<FormId, FormModule>()

/** Returns a form that is already loaded. */
export const findForm = (id: FormId): FormModule | undefined => loaded.get(id)

/**
 * Registers the chunk of each form. The entry passes the registry (`virtual:forms`) and this module does not import it:
 * every page imports this module, so the hashes of all pages would change whenever one form changed.
 * Forms that the first page does not need may come later, by `others`.
 */
export function provideForms(forms: FormRegistry, others = async (): Promise<FormRegistry> => ({})): void {
  registry = forms
  loadOthers = others
}

async function findLoader(id: string): Promise<FormRegistry[string] | undefined> {
  const known = Object.hasOwn(registry, id) ? registry : await loadModule(loadOthers)
  return Object.hasOwn(known, id) ? known[id] : undefined
}

/**
 * Loads a compiled form once. Returns the same promise each time, so that `use` can suspend on it. Once the form is loaded,
 * the promise says so in the way that React reads (`status` and `value`), so `use` returns it without the Suspense fallback.
 */
export function loadForm(id: FormId): Promise<FormModule> {
  const known = loading.get(id)
  if (known) return known
  const form: Promise<FormModule> = importForm(id)
  loading.set(id, form)
  form.then((value) => Object.assign(form, { status: 'fulfilled', value })).catch(() => undefined)
  return form
}

/** Starts to load the form of this name, if there is one, in parallel with its page. */
export async function startForm(id: string): Promise<void> {
  if (await findLoader(id)) await loadForm(id as FormId) // a key of the registry
}

async function importForm(id: FormId): Promise<FormModule> {
  const load = await findLoader(id)
  if (!load) throw new Error(`No form '${id}'.`)
  const { form } = await loadModule(load)
  loaded.set(id, form)
  return form
}
