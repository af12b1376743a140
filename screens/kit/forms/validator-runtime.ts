import { formFormats, numberFormats } from '#engine'

/**
 * Formats for the compiled validators of `virtual:forms`. Ajv's own helpers are CommonJS and would need `require` at run
 * time.
 */
export const formats = { ...formFormats, ...numberFormats }

/** Returns the length in code points, as JSON Schema counts it. */
export function ucs2length(text: string): number {
  return [...text].length
}

/** Compares JSON values deeply. */
export function equal(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
