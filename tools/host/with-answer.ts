import type { Context } from '#engine'

/** Context with a value at a path, such as `loan.vehicle.vin`; without it if there is no value. */
export function withAnswer(context: Context, path: string, value: unknown): Context {
  const [part = '', ...rest] = path.split('.')
  if (rest.length > 0) return { ...context, [part]: withAnswer(Object(context[part]), rest.join('.'), value) }
  const { [part]: _, ...others } = context
  return value === undefined ? others : { ...context, [part]: value }
}
