import { isRecord } from '#engine'
import type { Application } from '../../applications/application.ts'
import { isSameHome } from '../../registration/home-key.ts'

/** Whether answers about the home name the present one, of which liens, title and value stand. They are read before they are checked. */
export function isPresentHome({ heloc }: Application, values: unknown): boolean {
  const typed = isRecord(values) ? values.address : undefined
  return (
    isRecord(typed) &&
    Object.values(typed).every((part) => typeof part === 'string') &&
    isSameHome(heloc.property?.address, typed)
  )
}
