import { describe, expect, it } from 'vitest'
import { whyNot } from './why-not.ts'

describe('why a product does not start', () => {
  it.each([
    [
      'a fault of the flows',
      '\n\u001b[31mThe server does not start. flows/a.json:3:1 is no JSON.\u001b[0m\nflows/b.json',
      'flows/a.json:3:1 is no JSON.',
    ],
    [
      'a stack',
      "node:internal/modules:240\n    throw e\n    ^\n\nError [ERR_MODULE_NOT_FOUND]: Cannot find module 'x'\n    at load (y)",
      "Cannot find module 'x'",
    ],
    ['nothing', '', 'It ended without a word.'],
  ])('is a sentence without colors or a stack out of %s', (_, printed, reason) => {
    expect(whyNot(printed)).toBe(`The product does not start: ${reason}`)
  })
})
