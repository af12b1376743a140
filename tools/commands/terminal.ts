import { createInterface } from 'node:readline/promises'

/** Whom a command can ask. */
export interface Terminal {
  /** Nobody answers where the output goes to a file or another program. */
  readonly isInteractive: boolean
  readonly ask: (question: string) => Promise<string>
}

export const processTerminal: Terminal = {
  isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (await lines.question(question)).trim()
    } finally {
      lines.close()
    }
  },
}
