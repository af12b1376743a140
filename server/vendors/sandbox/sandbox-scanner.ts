import type { Scanner } from '../ports/scanner.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

export const sandboxScanner: Scanner = {
  scan: async ({ name, bytes }) => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const { outcome } = sandboxAnswer(sandbox.scanner, { fileName: name }, (expected, actual, condition) =>
      // The scanners' test string is in capitals.
      condition === 'content' ? file.includes(expected.toUpperCase()) : actual.includes(expected),
    )
    return outcome === 'HARMFUL' ? 'HARMFUL' : 'CLEAN'
  },
}
