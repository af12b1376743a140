import { formFormats } from '#engine'

/** What the compiled validators of `virtual:forms` need; Ajv's own helpers are CommonJS and would be required at run time. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = formFormats

/** Length in code points, as JSON Schema counts it. */
export function ucs2length(text: string): number {
  return [...text].length
}

/** Deep equality of JSON values. */
export function equal(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
