import type { Resolver } from 'react-hook-form'
import { isRecord } from '#engine'
import { fetchingAhead } from '../api/stale-chunks.ts'
import type { JourneyValue } from '../journey/journey-context.ts'
import { loadModule } from '../ui/load-module.ts'
import type { Translate } from '../wording/use-copy.ts'
import type { FormModule } from './form-module.ts'
import { checkForm, type Values } from './shown-fields.ts'

export interface ResolverOptions {
  readonly form: FormModule
  /** Values that the page adds: uuids and hashes, which are no fields of the form. */
  readonly extra: () => Values
  readonly journey: JourneyValue
  readonly t: Translate
}

const importFaults = () => import('./faults/find-errors.ts')

/** Prefetches what puts faults into words, which only somebody whose answers are not accepted needs. */
export const fetchFaults = () => void fetchingAhead(importFaults)

let loaded: Awaited<ReturnType<typeof importFaults>> | undefined

/** Returns it if it was loaded, as it is once a form was sent. */
export const loadedFaults = () => loaded

/** Loads it; undefined if that fails, as without a connection. */
export async function loadFaults() {
  loaded = await loadModule(importFaults).catch(() => undefined)
  return loaded
}

export function createResolver({ form, extra, journey, t }: ResolverOptions): Resolver<Values> {
  const asks = form.order.some((name) => form.fields[name]?.usual)
  return async (values, _context, options) => {
    const { answers, faults } = checkForm(form, values, extra())
    const isGood = faults.length === 0
    const good = { values: isRecord(answers) ? answers : {}, errors: {} }
    if (isGood && !asks) return good
    const words = await loadFaults()
    if (isGood && !words) return good
    const found =
      (await words?.findErrors({ form, journey, t, answers, faults, values }, options)) ?? t('errors.network')
    if (typeof found === 'string') return { values: {}, errors: { root: { page: { message: found } } } }
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : good
  }
}
